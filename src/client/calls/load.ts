import { notFound } from '@tanstack/react-router'
import { findNearest } from '#client/page/nearest.ts'
import type { Module } from '#modules.ts'
import { api } from './api.ts'
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

/** For a route's loader: where the module is off, the route shows its not-found page, with the pages near `path`. */
export async function requireModule(module: Module, path = ''): Promise<void> {
  const { modules_off } = (await api.site.frame()).data
  if (modules_off.some((one) => one === module))
    throw notFound({ data: { nearest: path ? await findNearest(path) : [] } })
}
