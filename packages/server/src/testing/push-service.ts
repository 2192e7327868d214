import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { CallMe } from '@ragtag/protocol'

// A push service, and the browser behind it, of our own: it takes letters, and the browser reads what is in them.

export type Letter = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

export type PushService = {
  readonly address: string
  readonly letters: Letter[]
  /** How it answers from now on. */
  status: number
  close(): Promise<void>
}

export async function openPushService(): Promise<PushService> {
  const letters: Letter[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) })
      response.writeHead(service.status).end('what nobody reads')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const service: PushService = {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`,
    letters,
    status: 201,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return service
}

export type Subscriber = {
  readonly subscription: Pick<CallMe, 'endpoint' | 'keys'>
  /** What a letter says; throws where it is not for this browser. */
  read(letter: Letter): string
}

/** A browser that has subscribed at that address. */
export function subscriber(endpoint: string): Subscriber {
  const own = createECDH('prime256v1')
  const p256dh = own.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    // RFC 8188 and 8291: salt, length of a record, the sender's key, then one record.
    read: ({ body }) => {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body.readUInt8(20))
      const record = body.subarray(21 + sender.length)
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
      const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, about, 32))
      const part = (name: string, bytes: number): Buffer =>
        Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes))
      const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
      cipher.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}

/** What the sender claims of himself, where it is signed with the key that browsers were given. */
export function claimsOf({ headers }: Letter, key: string): { readonly aud: string; readonly sub: string } {
  const [, token = '', shown] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  if (shown !== key) throw new Error('This letter is signed with another key.')
  const point = Buffer.from(key, 'base64url')
  const half = (from: number): string => point.subarray(from, from + 32).toString('base64url')
  const signer = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) },
    format: 'jwk',
  })
  const [head = '', claims = '', signature = ''] = token.split('.')
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!good) throw new Error('The signature is wrong.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
