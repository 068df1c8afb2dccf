import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Machine } from '#domains/screen-time/contract.ts'
import { hold } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const MACHINE = sampleOf(Machine, { name: 'Duas vezes' })

test("'Criar token' pressed twice makes one machine", async () => {
  const { answer, letGo } = hold(() => ({ result: true as const, data: { ...MACHINE, token: 'vst_abc' } }))
  const screen = await openScreen('/dashboard/screen-time', { answers: { screenTime: { addMachine: answer } } })
  await page.getByLabelText('Nome da máquina').fill('Duas vezes')
  // In one turn of the browser, before anything is drawn.
  const button = page.getByRole('button', { name: 'Criar token' }).element() as HTMLElement
  for (let press = 0; press < 2; press++) button.click()
  letGo()
  await expect.element(page.getByLabelText('Token novo')).toBeVisible()
  expect(screen.calls('screenTime.addMachine')).toHaveLength(1)
})
