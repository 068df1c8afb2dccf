import { notFound } from '@tanstack/react-router'
import { isMissing } from './failures.ts'

/** For a route's loader: the call's answer. Where the record does not exist, the route shows its not-found page. */
export async function load<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (isMissing(error)) throw notFound()
    throw error
  }
}
