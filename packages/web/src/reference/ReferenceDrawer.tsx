import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { closeReference, reference } from '../state.ts'
import { t } from '../words/index.ts'
import './words.ts'
import './reference.css'

// The drawer is always there and opens at a key; the book in it is fetched the first time.

type Book = FunctionComponent<{ readonly at: string }>

export function ReferenceDrawer() {
  const book = useSignal<{ readonly Book: Book } | null>(null)
  const failed = useSignal(false)
  const drawer = useRef<HTMLDivElement>(null)
  const from = useRef<Element | null>(null)
  const at = reference.value
  const open = at !== null

  useEffect(() => {
    if (!open) return
    from.current = document.activeElement
    failed.value = false
    import('./Book.tsx').then(
      ({ Book }) => {
        book.value = { Book }
      },
      () => {
        failed.value = true
      },
    )
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      closeReference()
    }
    document.addEventListener('keydown', close)
    drawer.current?.focus()
    return () => {
      document.removeEventListener('keydown', close)
      if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus()
    }
  }, [open])

  if (at === null) return null
  const Loaded = book.value?.Book
  return (
    <div ref={drawer} class="ref-drawer" role="dialog" aria-label={t('reference.title')} tabIndex={-1}>
      {Loaded ? (
        <Loaded at={at} />
      ) : (
        <div class="ref-wait">
          <p role="status">{t(failed.value ? 'reference.failed' : 'reference.loading')}</p>
          <button type="button" class="ref-button" onClick={closeReference}>
            {t('reference.close')}
          </button>
        </div>
      )}
    </div>
  )
}
