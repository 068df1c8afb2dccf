import { expect, test } from 'vitest'
import { BOOKING_MONTHS } from '#domains/bookings/booking.ts'
import { OPENINGS_DAYS } from '#domains/budgets/budget.ts'
import { RETENTION_MONTHS } from '#domains/contact/message.ts'
import { RESTORE_DAYS } from '#domains/finance/finance.ts'
import { CONFIRM_DAYS } from '#domains/newsletter/newsletter.ts'
import { TRIALS_MONTHS } from '#domains/pieces/trial.ts'
import { DEFAULTS } from '#domains/site/server/defaults.ts'
import { readSettings } from '#platform/settings.ts'

test('the privacy notice gives the times that the program keeps to', () => {
  expect(DEFAULTS.privacy.notice).toMatch(
    new RegExp(`^\\| Mensagens e pedidos de peça.*\\| ${RETENTION_MONTHS} meses`, 'm'),
  )
  expect(DEFAULTS.privacy.notice).toMatch(
    new RegExp(`^\\| O que se experimenta em Sua peça .*\\| ${TRIALS_MONTHS} meses`, 'm'),
  )
  expect(DEFAULTS.privacy.notice).toMatch(
    new RegExp(`^\\| Horários marcados por você .*\\| ${BOOKING_MONTHS} meses depois do horário`, 'm'),
  )
  expect(DEFAULTS.privacy.notice).toMatch(
    new RegExp(`^\\| E-mail de quem recebe os artigos.*não foi confirmado, ${CONFIRM_DAYS} dias`, 'm'),
  )
  expect(DEFAULTS.privacy.notice).toContain(`as excluídas, ${RESTORE_DAYS} dias |`)
  expect(DEFAULTS.privacy.notice).toContain(`aberturas da página, ${OPENINGS_DAYS} dias`)
  expect(DEFAULTS.privacy.notice).toMatch(
    new RegExp(`^\\| Cópias de segurança .*\\| As ${readSettings({}).backups} últimas`, 'm'),
  )
})
