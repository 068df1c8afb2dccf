import { notFound } from '@tanstack/react-router'
import { isMissing } from './failures.ts'

/** The id in a path parameter; 0 for anything but an id. */
export const readId = (text = ''): number => (/^\d+$/.test(text) ? Number(text) : 0)

/** For a route's loader: the call's answer. If the record does not exist, the route shows its not-found page. */
export async function load<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (isMissing(error)) throw notFound()
    throw error
  }
}
