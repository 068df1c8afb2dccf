import type { Page } from '@playwright/test'
import { makeOfx } from '#tests/bank-statements.ts'

/** Chooses a statement as a person does. */
export async function choose(page: Page, name: string, buffer: Buffer) {
  await page
    .getByLabel('Extrato', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

/** What a chosen file would bring. */
export const preview = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const linesOf = (page: Page) => page.getByRole('table').locator('tbody tr')

/** A statement whose account and lines are like no other test's. */
export const statement = (number: string, ...movements: [day: string, amount: string, text: string][]) =>
  makeOfx([
    {
      bank: '0001',
      number,
      movements: movements.map(([day, amount, text], index) => ({ day, amount, text, id: `${number}-${index}` })),
    },
  ])
