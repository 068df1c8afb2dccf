import type { AnySchema } from '@orpc/contract'
import type { Answer } from './answer.ts'
import { makeEtag } from './etag.ts'

/**
 * A call's answer that was made as JSON, for the caller alone. No browser stores it; the workbench's own script keeps it
 * while its page is open, and asks each time whether it still holds (client/calls/kept-answers.ts).
 */
export class MadeAnswer implements Answer {
  readonly status = 200
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly headers: Record<string, string>

  /**
   * @param parts of the JSON, in UTF-8
   * @param version what tells it from any other answer of its call: a text
   */
  constructor(parts: readonly Uint8Array[], version: string) {
    this.body = Buffer.concat(parts)
    this.etag = makeEtag(version)
    this.headers = { 'content-type': 'application/json', 'cache-control': 'no-store', etag: this.etag }
  }
}

/** A schema of answers that lets those pass which were made of what it has already been held to. It keeps its own kind. */
export function orMade(schema: AnySchema): AnySchema {
  const { validate, ...standard } = schema['~standard']
  const validateUnlessMade: typeof validate = (value) => (value instanceof MadeAnswer ? { value } : validate(value))
  return { '~standard': { ...standard, validate: validateUnlessMade } }
}
