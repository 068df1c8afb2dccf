import { notFound } from '@tanstack/react-router'
import { isMissing } from './failures.ts'

/** What a call answers, for a loader: a row that is not there, or an id that no row can have, is the missing page. */
export async function load<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (isMissing(error)) throw notFound()
    throw error
  }
}
