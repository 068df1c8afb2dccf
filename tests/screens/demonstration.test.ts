import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SampleProject } from '#domains/demo/contract.ts'
import { expectAccessible } from './accessible.ts'
import { refuse } from './answers.ts'
import { openScreen } from './screen.tsx'

const NOTICE = 'Parte destes números é de demonstração'

test('a project of the demonstration that was sold stays, and the dialog says so before and after', async () => {
  const projects: SampleProject[] = [
    { id: 1, title: 'Estufa', changed: false, sold: true },
    { id: 2, title: 'Horta', changed: false, sold: false },
  ]
  let present = true
  const screen = await openScreen('/dashboard', {
    answers: {
      demo: {
        state: () => ({ data: { present, archives: [], projects } }),
        remove: () => {
          present = false
          return { result: true }
        },
      },
    },
  })
  await page.getByRole('button', { name: 'Remover os números de demonstração' }).click()
  const dialog = page.getByRole('dialog')
  const stays = dialog.getByRole('alert').filter({ hasText: 'Um projeto fica, com os seus pedidos: Estufa.' })
  await expect.element(stays).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: 'Estufa' })).toBeDisabled()
  await expectAccessible()

  // Sold while the dialog was open: nothing goes, and the refusal stands beside the button.
  await dialog.getByRole('checkbox', { name: 'Horta' }).click()
  const refusal = 'Estes projetos têm pedidos pagos ou à espera: Horta.'
  screen.answer({
    demo: {
      remove: (chosen) => {
        expect(chosen).toEqual({ archives: [], projects: [2] })
        projects[1]!.sold = true
        return refuse('project-sold', refusal)()
      },
    },
  })
  const remove = dialog.getByRole('button', { name: 'Remover' })
  await remove.click()
  await expect.element(dialog.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: 'Horta' })).toBeDisabled()

  screen.answer({
    demo: {
      remove: () => {
        present = false
        return { result: true }
      },
    },
  })
  await remove.click()
  await expect.element(dialog.getByRole('heading', { name: 'A demonstração foi removida' })).toBeVisible()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Números de demonstração removidos.')
  expect(screen.calls('demo.remove').at(-1)).toEqual({ archives: [], projects: [] })
  const understood = dialog.getByRole('button', { name: 'Entendi' })
  await expect.element(understood).toHaveFocus()
  await expect.element(dialog.getByText('Estes projetos ficam, com os seus pedidos: Estufa, Horta.')).toBeVisible()
  await expectAccessible()
  await understood.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(NOTICE)).not.toBeInTheDocument()
})
