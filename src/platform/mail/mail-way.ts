import type { Program } from '../context.ts'
import { isPublic } from '../settings.ts'

/**
 * Where letters to many go: to a mail server; in a demonstration on one's own machine into the outbox as files, so that all of
 * it can be tried; or nowhere, for a site that others see has no use for letters that nobody gets.
 */
export function mailWay({
  mail,
  settings: { seed, publicUrl },
}: Pick<Program, 'mail' | 'settings'>): 'server' | 'outbox' | 'none' {
  if (mail.server) return 'server'
  return seed === 'demo' && !isPublic(publicUrl) ? 'outbox' : 'none'
}
