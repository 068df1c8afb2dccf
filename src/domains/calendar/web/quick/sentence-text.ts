import { fold } from '#fold.ts'

/** Small words that lead to what was taken out. */
const DANGLING = /(?:^|\s)(?:e|em|de|às|as|na|no|para|pra|por|,|;|-|–)$/i

/** A text of which parts are taken out, as they are read without accents and capitals. */
export class Sentence {
  private text: string
  private folded: string

  constructor(text: string) {
    this.text = text.replace(/\s+/g, ' ').trim()
    // Character by character, so that places in both are the same.
    this.folded = Array.from(this.text, (one) => (fold(one).length === one.length ? fold(one) : one)).join('')
  }

  /** Takes out the first match that `isRight` accepts. */
  take(pattern: RegExp, isRight: (match: RegExpExecArray) => boolean = () => true): RegExpExecArray | undefined {
    for (const match of this.folded.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      if (!isRight(match)) continue
      this.cut(match.index, match[0].length)
      return match
    }
    return undefined
  }

  /** The first match as it was typed, which stays. */
  find(pattern: RegExp): string | undefined {
    const match = pattern.exec(this.folded)
    return match ? this.text.slice(match.index, match.index + match[0].length) : undefined
  }

  takeTag(): string | undefined {
    const match = /(?:^|\s)#([\p{L}\p{N}_-]{1,40})/u.exec(this.text)
    if (match) this.cut(match.index, match[0].length)
    return match?.[1]
  }

  rest(): string {
    let left = this.text
      .replace(/\s+/g, ' ')
      .replace(/\s+([,;])/g, '$1')
      .trim()
    for (let before = ''; before !== left; ) {
      before = left
      left = left.replace(DANGLING, '').replace(/[,;]$/, '').trim()
    }
    return left
  }

  private cut(at: number, length: number) {
    const without = (text: string) => `${text.slice(0, at)} ${text.slice(at + length)}`
    this.text = without(this.text)
    this.folded = without(this.folded)
  }
}
