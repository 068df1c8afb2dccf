import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { instead } from './answers.ts'
import { FRAME_CALLS } from './frame.ts'
import { openScreen, type Screen } from './screen.tsx'
import { SCREENS } from './screens.ts'

/** What the console says of an answer that is not what its call promises. */
const WRONG = 'Invalid server response format'

/** An answer with 200 that no call promises; tests/answer-examples.test.ts has others, and all calls. */
const answerWrongly = instead({ x: 1 })

/** The screen has not broken: its heading and the way to other screens stand. */
async function expectWhole() {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  expect(page.getByText('Esta tela parou de funcionar').elements()).toHaveLength(0)
}

const allowWrong = (screen: Screen) => screen.allow(new RegExp(WRONG))

for (const path of SCREENS)
  test(`[NAV-10] an answer that is not what its call promises leaves ${path} whole, which offers to try again`, async () => {
    const isFrames = (name: string) => FRAME_CALLS.includes(name)
    const screen = await openScreen(path, { otherwise: (name) => (isFrames(name) ? undefined : answerWrongly) })
    allowWrong(screen)
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' }).first()).toBeVisible()
    await expectWhole()
  })

for (const call of FRAME_CALLS.filter((name) => name !== 'site.frame'))
  test(`[NAV-10] a wrong answer of ${call} leaves the frame whole`, async () => {
    const screen = await openScreen('/dashboard/budget', {
      otherwise: (name) => (name === call ? answerWrongly : undefined),
    })
    allowWrong(screen)
    // Once, and once more as any failed call: not without end.
    await expect.poll(() => screen.calls(call).length).toBe(2)
    await screen.quiet()
    expect(screen.calls(call).length).toBeLessThanOrEqual(4)
    await expectWhole()
  })

test('[NAV-10] a wrong answer of the session is asked for once more by the next screen, which then stands', async () => {
  let isWrong = true
  const screen = await openScreen('/dashboard/budget', {
    otherwise: (name) => (isWrong && name === 'accounts.session' ? answerWrongly : undefined),
  })
  allowWrong(screen)
  const failure = page.getByRole('heading', { name: 'A sessão não veio' })
  await expect.element(failure).toBeVisible()
  const open = (name: string) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click()
  const asked = () => screen.calls('accounts.session').length
  const first = asked()
  await open('Clientes')
  await expect.poll(asked).toBeGreaterThan(first)
  await screen.quiet()
  await expect.element(failure).toBeVisible()
  // Once, and once more as any failed call: not without end.
  expect(asked()).toBeLessThanOrEqual(first + 2)
  isWrong = false
  await open('Budgets')
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveTextContent('Budgets')
  await expect.element(failure).not.toBeInTheDocument()
})
