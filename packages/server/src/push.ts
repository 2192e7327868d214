import { lookup } from 'node:dns'
import { type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSafe } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import webpush from 'web-push'
import { z } from 'zod'
import type { CallRow } from './call-rows.ts'
import { parsed } from './parse.ts'
import type { Storage } from './storage.ts'

// Letters to the push services of browsers. Where they go browsers say, and so anybody may: only to addresses of the
// open internet, over HTTPS, never following anybody elsewhere; what is answered is not read.

export type Push = {
  /** Browsers let through only what is signed with its other half. */
  readonly publicKey: string
  /** Whether a letter could go there at all. */
  accepts(endpoint: string): boolean
  /** 'gone' where nobody is behind it any more. */
  send(to: CallRow, text: string): Promise<'sent' | 'gone' | 'failed'>
}

const keysOf = z.object({ publicKey: z.string(), privateKey: z.string() })

/** For how long a push service keeps a letter for a browser that is not there, in seconds. */
const kept = 86_400
const mostUnderWay = 32

const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4')

/** Of IPv6 only what is given out to the world at all, and nothing that leads to IPv4 by another name. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

/** Whether an address is one of the open internet. */
export function isOutside(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inside.check(address, 'ipv4')
  return family === 6 && world.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/** Names are looked up when a letter is sent, and what they lead to is judged then: it may have changed. */
export const lookUpOutside: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    const good = error ? [] : found.filter((a) => isOutside(a.address))
    const [first] = good
    if (!first) done(error ?? new Error('this name leads to no address of the open internet'), '', 0)
    else if (options.all) done(null, good)
    else done(null, first.address, first.family)
  })

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** A name of the open internet, or the one that the server's keeper has named. */
function isAllowed(url: URL | undefined, near: string | undefined): boolean {
  if (url?.username !== '' || url.password !== '') return false
  if (near !== undefined && url.origin === near) return true
  const { protocol, port, hostname } = url
  const named = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[')
  return protocol === 'https:' && port === '' && named
}

export function openPush(
  storage: Pick<Storage, 'key'>,
  {
    contact = 'mailto:ragtag@example.com',
    near,
    patience = 10_000,
  }: { contact?: string; near?: string; patience?: number } = {},
): Push {
  const keys = keysOf.parse(parsed(storage.key('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))))
  let underWay = 0
  const waiting: (() => void)[] = []

  /** Only so many letters are under way at once. */
  async function inLine<T>(work: () => Promise<T>): Promise<T> {
    if (underWay >= mostUnderWay) await new Promise<void>((resolve) => waiting.push(resolve))
    underWay++
    try {
      return await work()
    } finally {
      underWay--
      waiting.shift()?.()
    }
  }

  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => isAllowed(urlOf(endpoint), near),
    send: ({ endpoint, p256dh, auth }, text) =>
      inLine(async () => {
        const url = urlOf(endpoint)
        if (!url || !isAllowed(url, near)) return 'gone'
        const letter = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
          vapidDetails: { subject: contact, ...keys },
          TTL: kept,
          contentEncoding: 'aes128gcm',
        })
        const options = { headers: letter.headers, signal: AbortSignal.timeout(patience) }
        const status = await post(url, options, letter.body, url.origin === near)
        if (status === 404 || status === 410) return 'gone'
        return status >= 200 && status < 300 ? 'sent' : 'failed'
      }),
  }
}

/** The status of the answer, nothing else of it. */
function post(url: URL, options: RequestOptions, body: Buffer | null, near: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'http:' ? requestPlain : requestSafe
    const outside = near ? {} : { lookup: lookUpOutside }
    const request = send(url, { ...options, method: 'POST', agent: false, ...outside })
    request.once('response', (response) => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    request.once('error', reject)
    request.end(body)
  })
}
