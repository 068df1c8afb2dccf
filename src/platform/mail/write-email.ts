import { type CleanLetter, type Letterhead, type Link, renderLetter } from './letter.ts'

/** Characters of a subject at most. */
const SUBJECT = 200

/** What a letter says. Every text may come from a person: it is escaped, and its line breaks are kept. */
export interface Letter {
  /** Becomes one line of at most 200 characters. */
  subject: string
  firm: Letterhead
  /** The subject where absent. */
  heading?: string
  /** Before the facts. */
  paragraphs: readonly string[]
  /** Label and value of what one looks for first: number, sum, day. */
  facts?: readonly (readonly [label: string, value: string])[]
  button?: Link
  /** Below the button, in small letters. */
  notes?: readonly (string | Link)[]
}

interface WrittenEmail {
  subject: string
  text: string
  html: string
}

/** A letter as text and as HTML, which say the same. Throws where a link is none of http or https. */
export async function writeEmail(letter: Letter): Promise<WrittenEmail> {
  const { subject, heading = subject, firm, paragraphs, facts = [], button, notes = [] } = letter
  const whole = {
    heading: clean(heading),
    firm: { name: clean(firm.name), address: clean(firm.address), email: clean(firm.email) },
    paragraphs: paragraphs.map(clean),
    facts: facts.map(([label, value]) => [clean(label), clean(value)] as const),
    button: button && checkLink(button),
    notes: notes.map((note) => (typeof note === 'string' ? clean(note) : checkLink(note))),
  }
  return {
    subject: clean(subject).replace(/\s+/g, ' ').slice(0, SUBJECT).toWellFormed(),
    text: toText(whole),
    html: await renderLetter(whole),
  }
}

function toText({ heading, paragraphs, facts, button, notes, firm }: CleanLetter) {
  const toLine = (part: string | Link) => (typeof part === 'string' ? part : `${part.label}: ${part.link}`)
  const parts = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...[...(button ? [button] : []), ...notes].map(toLine),
    [firm.name, firm.address, firm.email].filter(Boolean).join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Without what XML does not know: control characters but line breaks, halves of characters, U+FFFE and U+FFFF. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => (character === '\n' ? character : ' '))

function checkLink({ label, link }: Link): Link {
  if (!/^https?:$/.test(new URL(link).protocol)) throw new Error(`no link for a letter: ${link}`)
  return { label: clean(label), link }
}
