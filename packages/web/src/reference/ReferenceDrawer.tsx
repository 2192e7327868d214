import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'
import { useDrawer } from '../shared/drawer.ts'
import { closeReference, reference } from '../state.ts'
import { t } from '../words/index.ts'
import './words.ts'
import './reference.css'

// The drawer is always there and opens at a key; the book in it is fetched the first time.

type Book = FunctionComponent<{ readonly at: string }>

export function ReferenceDrawer() {
  const book = useSignal<{ readonly Book: Book } | null>(null)
  const failed = useSignal(false)
  const at = reference.value
  const open = at !== null
  const drawer = useDrawer(open, closeReference)

  useEffect(() => {
    if (!open) return
    failed.value = false
    import('./Book.tsx').then(
      ({ Book }) => {
        book.value = { Book }
      },
      () => {
        failed.value = true
      },
    )
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
