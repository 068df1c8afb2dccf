import { type Api, api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import { readStoredUser } from '#client/session/stored-user.ts'
import { readStored } from './storage.ts'
import { setStored } from './use-stored.ts'

/** What the session says of the choices. */
type Kept = Awaited<ReturnType<Api['accounts']['session']>>['choices']
/** What a person chose of the workbench's screens; each is missing until they choose. */
export type Choices = Kept['values']

/** A person's choices as this browser knows them, so that the first paint has them. */
interface Known extends Kept {
  /** Those that the server does not have yet. */
  unsent: Choices
}

const NOTHING: Known = { counter: 0, values: {}, unsent: {} }

/** Key in local storage, by user, since several people may use a browser. */
const keyOf = (user: number) => `choices:${user}`

/** What the browser's storage did not take, by its key: it lasts as long as the page. */
const unstored = new Map<string, string>()

/** The text of that person's choices; null where there is none. */
export const choicesText = (user: number): string | null => unstored.get(keyOf(user)) ?? readStored(keyOf(user))

let last: [text: string | null, known: Known] = [null, NOTHING]

/** The choices that a text has: of the same text the same object. */
export function parseChoices(text: string | null): Known {
  if (text !== last[0]) last = [text, { ...NOTHING, ...toObject(text) }]
  return last[1]
}

function toObject(text: string | null): Partial<Known> {
  try {
    return JSON.parse(text ?? '{}') as Partial<Known>
  } catch {
    return {}
  }
}

const read = (user: number) => parseChoices(choicesText(user))

/** Stores them, and shows them in every open tab. */
function write(user: number, known: Known) {
  const text = JSON.stringify(known)
  unstored.set(keyOf(user), text)
  if (setStored(keyOf(user), text)) unstored.delete(keyOf(user))
}

/** What that person has chosen now. */
export function shownChoices({ values, unsent }: Known): Choices {
  return { ...values, ...unsent }
}

/** The counter of the last change by this page, by user: an answer from before it is outdated. */
const saved = new Map<number, number>()

/**
 * Keeps what the session says, but for what was chosen since, and sends what the server lacks.
 * @param former what an earlier release left in this browser: it counts where the server has nothing
 */
export function keepChoices(user: number, kept: Kept, former: Choices = {}) {
  const known = read(user)
  const unsent = { ...former, ...known.unsent }
  for (const name of Object.keys(former) as (keyof Choices)[]) if (name in kept.values) delete unsent[name]
  const { counter, values } = kept.counter >= (saved.get(user) ?? 0) ? kept : known
  write(user, { counter, values, unsent })
  if (Object.keys(unsent).length > 0) void send(user)
}

/** Shows a choice at once and sends it. Where that fails it stays, and is sent again with the next one or the next session. */
export function choose(user: number, choices: Choices) {
  const known = read(user)
  write(user, { ...known, unsent: { ...known.unsent, ...choices } })
  void send(user)
}

/** One change after another, so that the last one counts. */
let sending = Promise.resolve()

const send = (user: number) => (sending = sending.then(() => sendUnsent(user)))

async function sendUnsent(user: number) {
  const { unsent } = read(user)
  if (Object.keys(unsent).length === 0 || readStoredUser()?.id !== user) return
  try {
    const { data } = await api.accounts.profile.choose(unsent)
    saved.set(user, data.counter)
    const known = read(user)
    write(user, {
      counter: data.counter,
      values: { ...known.values, ...unsent },
      unsent: without(known.unsent, unsent),
    })
  } catch (error) {
    // What this server does not take it would never take.
    if (!isApiError(error) || error.status !== 422) return
    const known = read(user)
    write(user, { ...known, unsent: without(known.unsent, unsent) })
  }
}

/** Without what was sent, unless it has changed meanwhile. */
const without = (choices: Choices, sent: Choices): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([name, value]) => !isSame(value, sent[name as keyof Choices])))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Resolves once what was chosen has been sent: then whether the browser knows of the change with that counter. */
export async function knowsChange(user: number, counter: number): Promise<boolean> {
  await sending
  return read(user).counter === counter
}
