import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from './answers.ts'
import { choiceOf, saveChosen, takeTheirs, unsaved } from './conflict.ts'
import { press } from './keys.ts'
import { absent, button, editedProject, PROJECT_FORM as FORM, field, openForm, title } from './projects.ts'
import { openScreen } from './screen.tsx'

const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
const onSite = () => page.getByRole('link', { name: 'Ver no site' })

test('of two who work on a project, different fields are merged and the same ones are chosen between', async () => {
  const project = editedProject()
  await openForm(project)
  project.saveElsewhere({ resum: { title: 'De Davi' }, details: { markedown: 'De Davi.' } })
  await field('Descrição do resumo').fill('Minha.')
  await button('Update').click()
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  await expect.element(field('Título do resumo')).toHaveValue('De Davi')
  await expect.element(field('Texto em Markdown')).toHaveValue('De Davi.')

  project.saveElsewhere({ trade: 'printing', resum: { description: 'De Davi.' } })
  await userEvent.selectOptions(field('Área'), 'Eletrônica embarcada')
  await field('Permissão').fill('minha')
  await field('Descrição do resumo').fill('Outra minha.')
  await button('Update').click()
  await expect.element(choiceOf('Descrição do resumo')).toMatchTextContent(/De Davi\./)
  await expect.element(choiceOf('Área')).toMatchTextContent(/Impressão 3D/)
  await takeTheirs('Área')
  await saveChosen()
  await expect.element(field('Área')).toHaveValue('printing')
  await absent(unsaved())
  expect(project.record).toMatchObject({
    ...{ trade: 'printing', permission: 'minha' },
    resum: { title: 'De Davi', description: 'Outra minha.' },
  })
})

test('the team is chosen, and the admin hands a project to the firm', async () => {
  const davis = { id_user: 2, owner: 'Davi Rocha' }
  const project = editedProject(davis)
  const screen = await openForm(project)
  await absent(onSite())
  const team = page.getByRole('combobox', { name: 'Equipe do projeto' })
  await team.click()
  await page.getByRole('option', { name: 'Marina Duarte', exact: true }).click()
  await press('Escape')
  await button('Update').click()
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  expect(screen.calls('projects.update')).toMatchObject([{ id: 7, members: [1] }])

  const members = [{ id: 2, name: 'Davi Rocha', email: 'davi@exemplo.com.br' }]
  const handOver = () => {
    project.saveElsewhere({ id_user: 1, owner: 'Marina Duarte', members })
    return { result: true as const, data: { id: 7, revision: project.revision, merged: false } }
  }
  screen.answer({ projects: { handOver } })
  await button('Passar para a empresa').click()
  const question = page.getByRole('dialog', { name: 'Passar para a empresa?' })
  await question.getByRole('button', { name: 'Passar' }).click()
  await expect.element(onSite()).toBeVisible()
  await absent(button('Passar para a empresa'))
  await absent(unsaved())
  expect(screen.calls('projects.handOver')).toEqual([{ id: 7, id_user: 1 }])
})

test('a member works on a project and does not delete it; who is none is told so', async () => {
  const screen = await openScreen(`${FORM}?id=7`, { as: 'staff', answers: editedProject({ manages: false }).answers })
  await expect.element(title()).toHaveValue('Estufa')
  await absent(button('DELETE'))
  await expect.element(button('Update')).toBeEnabled()
  screen.answer({ projects: { item: refuse('missing', 'Este projeto não existe.') } })
  await screen.go(`${FORM}?id=8`)
  await expect.element(page.getByRole('heading', { name: 'Este projeto não existe' })).toBeVisible()
  // What is public anybody may read; its form is its own staff's.
  screen.answer(editedProject({ id: 9, members: undefined }).answers)
  await screen.go(`${FORM}?id=9`)
  await expect.element(page.getByRole('heading', { name: 'Este projeto é de outra pessoa' })).toBeVisible()
})
