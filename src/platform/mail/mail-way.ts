import { isPublic, type Settings } from '../settings.ts'

/**
 * Where letters to many go: to a mail server; in a demonstration on one's own machine into the outbox as files, so that all of
 * it can be tried; or nowhere, for a site that others see has no use for letters that nobody gets.
 */
export function mailWay({
  smtpUrl,
  seed,
  publicUrl,
}: Pick<Settings, 'smtpUrl' | 'seed' | 'publicUrl'>): 'server' | 'outbox' | 'none' {
  if (smtpUrl !== undefined) return 'server'
  return seed === 'demo' && !isPublic(publicUrl) ? 'outbox' : 'none'
}
