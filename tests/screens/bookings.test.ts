import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Booking, BookingPage } from '#domains/bookings/contract.ts'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { sessionIn } from './frame.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const SCREEN = '/dashboard/bookings'

const PAGE = sampleOf(BookingPage, {
  ...{ id: 7, id_user: 1, owner: 'Marina Reis', name: 'Conversa inicial', slug: 'conversa', path: '/agendar/conversa' },
  ...{ description: '', location: '', minutes: 30, gap: 0, notice_hours: 24, days_ahead: 30, most_a_day: 0, ahead: 1 },
  ...{ monday: '09:00-12:00', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' },
  ...{ is_on: true, at_contact: false, all_day_busy: true, revision: 1 },
})
const booking = (fields: Partial<Booking>) =>
  sampleOf(Booking, {
    ...{ id: 3, name: 'Ana Souza', email: 'ana@cliente.com.br', note: '', start: '2026-12-01T12:00:00.000Z' },
    ...{ stands: true, event: 12 },
    ...fields,
  })

function answersOf(bookings: NonNullable<Answers['bookings']> = {}): Answers {
  return {
    accounts: { session: sessionIn('portuguese') },
    bookings: {
      list: () => ({ data: [PAGE], total: 1 }),
      item: () => ({ data: PAGE }),
      booked: () => ({ data: [booking({})], total: 1 }),
      ...bookings,
    },
  }
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('without a page the list says what one is for, and leads to the first', async () => {
  await openScreen(SCREEN, { as: 'admin', answers: answersOf({ list: () => ({ data: [], total: 0 }) }) })
  await expect.element(page.getByText('Nenhuma página de agendamento ainda')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Nova página de agendamento' }).first().click()
  await expect.element(field('Segunda')).toHaveValue('09:00-12:00, 14:00-18:00')
})

test('a new page is made of a name and the hours as they are typed; what are none is said beside them', async () => {
  const screen = await openScreen(`${SCREEN}?id=-1`, {
    as: 'staff',
    answers: answersOf({ create: () => ({ result: true, data: { id: 7, revision: 1, merged: false } }) }),
  })
  await field('Nome').fill('Conversa inicial')
  await field('Segunda').fill('de manhã')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Escreva as horas assim: 9-12, 13:30-18.')).toBeVisible()
  expect(screen.calls('bookings.create')).toEqual([])
  await field('Segunda').fill('9-12, 13h30 às 18')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => screen.calls('bookings.create')).toHaveLength(1)
  expect(screen.calls('bookings.create')[0]).toMatchObject({ name: 'Conversa inicial', minutes: 30, at_contact: false })
})

test('a page shows its link and who has booked, whose data are erased after a question', async () => {
  let booked = [booking({ note: 'Uma placa' }), booking({ id: 2, name: 'Eva', stands: false, event: null })]
  const screen = await openScreen(`${SCREEN}?id=7`, {
    as: 'admin',
    answers: answersOf({
      booked: () => ({ data: booked, total: booked.length }),
      forget: ({ id }) => {
        booked = booked.filter((one) => one.id !== id)
        return { result: true }
      },
    }),
  })
  await expect
    .element(page.getByRole('textbox', { name: 'Link', exact: true }))
    .toHaveValue(`${location.origin}/agendar/conversa`)
  await expect.element(page.getByRole('button', { name: 'Trocar o link' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Uma placa')).toBeVisible()
  await expect.element(page.getByText(', cancelado')).toBeVisible()
  await expectAccessibleAt(360)
  await page.getByRole('button', { name: 'Excluir os dados de Ana Souza' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect.element(page.getByText('Uma placa')).not.toBeInTheDocument()
  expect(screen.calls('bookings.forget')).toEqual([{ id: 3 }])
})

test('what was not erased says so, and stays', async () => {
  await openScreen(`${SCREEN}?id=7`, {
    as: 'admin',
    answers: answersOf({ forget: refuse('unavailable', 'O banco de dados não responde.') }),
  })
  await page.getByRole('button', { name: 'Excluir os dados de Ana Souza' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect.element(page.getByText('O banco de dados não responde.')).toBeVisible()
  await expect.element(page.getByText('ana@cliente.com.br')).toBeVisible()
})

test('the secret link is changed for another after a question', async () => {
  let path = '/agendar/privado/7-0a'
  const screen = await openScreen(`${SCREEN}?id=7`, {
    as: 'admin',
    answers: answersOf({
      item: () => ({ data: { ...PAGE, slug: '', path } }),
      renewLink: () => {
        path = '/agendar/privado/7-0b'
        return { data: { path } }
      },
    }),
  })
  await page.getByRole('button', { name: 'Trocar o link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Trocar' }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'Link', exact: true }))
    .toHaveValue(`${location.origin}${path}`)
  expect(screen.calls('bookings.renewLink')).toEqual([{ id: 7 }])
})
