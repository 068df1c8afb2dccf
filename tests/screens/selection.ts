import { page } from 'vitest/browser'

/** The box that selects the record of that title. */
export const box = (title: string) => page.getByRole('checkbox', { name: `Selecionar “${title}”`, exact: true })

/** The bar with the actions of the selected records. */
export const bar = () =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /selecionado/ })

/** Presses a button of the bar, and answers the question with the same word. */
export async function act(action: string, question: string) {
  await bar().getByRole('button', { name: action, exact: true }).click()
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: action, exact: true }).click()
}
