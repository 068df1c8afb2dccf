import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { startApp } from './app.ts'

type TestApp = Pick<ReturnType<typeof startApp>, 'settings' | 'clock' | 'runJobs'>

const outboxOf = ({ settings }: Pick<TestApp, 'settings'>) => join(settings.dataDir, 'outbox')

/** Takes away what was sent before. */
export const emptyOutbox = (app: Pick<TestApp, 'settings'>) => rmSync(outboxOf(app), { recursive: true, force: true })

export interface SentEmail {
  to: string
  subject: string
  raw: string
  /** The whole e-mail, its parts decoded. */
  text: string
  /** Token of the link in it. */
  token: string
  /** The invitation in it, unfolded. */
  file: string
}

/** The version of an invitation, by which calendars know the newest. */
export const sequenceOf = ({ file }: SentEmail) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1])

/** Does what is due after so many seconds, and takes the e-mails that went out then. */
export async function takeInvitations(app: TestApp, seconds = 0): Promise<SentEmail[]> {
  app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000))
  await app.runJobs()
  let files: string[] = []
  try {
    files = readdirSync(outboxOf(app)).map((file) => readFileSync(join(outboxOf(app), file), 'utf8'))
  } catch {
    // Nothing was sent.
  }
  emptyOutbox(app)
  return files.map(readEmail)
}

function readEmail(raw: string): SentEmail {
  const parts = raw.split(/\r\n--[^\r\n]+\r\n/).map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n')
    const text = body.join('\r\n\r\n')
    if (/content-transfer-encoding: base64/i.test(head)) return `${head}\n${Buffer.from(text, 'base64').toString()}`
    if (/content-transfer-encoding: quoted-printable/i.test(head))
      return `${head}\n${Buffer.from(
        text
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString('utf8')}`
    return part
  })
  const text = parts.join('\n')
  const subject = (/^Subject: (.*(?:\r\n .*)*)/m.exec(raw)?.[1] ?? '')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, coded: string) =>
      Buffer.from(
        coded.replace(/_/g, ' ').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString('utf8'),
    )
  return {
    raw,
    to: /^To: (.*)$/m.exec(raw)?.[1]?.trim() ?? '',
    subject,
    text,
    token: /\/convite\/(\d+-[0-9a-f]{32})/.exec(text)?.[1] ?? '',
    file: /BEGIN:VCALENDAR[\s\S]*?END:VCALENDAR/.exec(text)?.[0].replace(/\r?\n /g, '') ?? '',
  }
}
