import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { refuse } from './answers.ts'
import { draft } from './conflict.ts'
import { sessionIn } from './frame.ts'
import { focus, press } from './keys.ts'
import { absent, button, editedProject, PROJECT_FORM as FORM, field, listOf, openForm, title } from './projects.ts'
import { openScreen } from './screen.tsx'

const SALE = { image: '', title: '', description: '', video: '' }
const heading = () => page.getByRole('heading', { level: 1 })
const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
const onSite = () => page.getByRole('link', { name: 'Ver no site' })

test('[PJM-03] the form tells new from existing and sends every field of a project', async () => {
  const screen = await openForm(editedProject({ title: '', is_public: false }), -1)
  await expect.element(heading()).toHaveTextContent('New Project')
  await expect.element(button('Save new Project')).toBeVisible()
  await expect.element(button('Update')).toBeDisabled()
  await absent(button('DELETE'))
  await expect
    .element(page.getByRole('link', { name: 'PROJECT', exact: true }))
    .toHaveAttribute('href', '/dashboard/projects')

  await title().fill('Estufa de bancada')
  await userEvent.selectOptions(field('Área'), 'Eletrônica embarcada')
  await field('Link externo').fill('https://exemplo.com.br/estufa')
  await field('Título do resumo').fill('Uma estufa')
  await field('Descrição do resumo').fill('Seca filamento em quatro horas.')
  focus(page.getByRole('combobox', { name: 'Tecnologias' }))
  await userEvent.keyboard('ESP32,Bico de 0,4 mm{Enter}PETG')
  await button('Acrescentar: vídeo do resumo').click()
  await field('Vídeo do resumo').fill('https://exemplo.com.br/resumo')
  await field('Título dos detalhes').fill('Por dentro')
  await field('Texto em Markdown').fill('Circuito\n\nUm relé.')
  const preview = page.getByRole('region', { name: 'Prévia' })
  await expect.element(preview.getByRole('heading', { name: 'Circuito' })).toBeVisible()
  await button('Acrescentar: vídeo dos detalhes').click()
  await field('Vídeo dos detalhes').fill('https://exemplo.com.br/estufa.mp4')

  const [sold, firmware] = ['Arquivo vendido', 'Firmware'].map((name) => page.getByRole('group', { name })) as [
    ReturnType<typeof button>,
    ReturnType<typeof button>,
  ]
  await absent(sold)
  await absent(firmware)
  for (const name of ['Público', 'Destaque', 'À venda', 'Para baixar', 'Terceirizado', 'Esboço'])
    await page.getByRole('switch', { name }).click()
  await expect.element(sold).toMatchTextContent(/Nenhum arquivo/)
  await expect.element(firmware).toMatchTextContent(/Nenhum arquivo/)
  await field('Título da venda').fill('A placa')
  await field('Descrição da venda').fill('Montada e testada.')
  await field('Valor').fill('1290')
  await press('Tab')
  await expect.element(field('Valor')).toHaveValue('1.290,00')
  await button('Acrescentar: vídeo da venda').click()
  await field('Vídeo da venda').fill('https://exemplo.com.br/venda')
  await field('Início').fill('30/11/2025')
  await field('Fim').fill('15/01/2026')
  await field('Permissão').fill('interna')

  await button('Save new Project').click()
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  await expect.poll(() => location.search).toBe('?id=7')
  await expect.element(heading()).toHaveTextContent('Update Project 7')
  await absent(button('Save new Project'))
  await expect.element(button('Update')).toBeEnabled()
  await expect.element(button('DELETE')).toBeVisible()
  await expect.element(onSite()).toHaveAttribute('href', '/project-view/7')
  const flags = { is_public: true, is_highlighted: true, is_sale: true, is_download: true, is_outsourced: true }
  expect(screen.calls('projects.create')).toEqual([
    {
      ...{ title: 'Estufa de bancada', trade: 'embedded', ...flags, is_sketch: true, plan: 'optional' },
      sale: {
        ...{ image: '', title: 'A placa', description: 'Montada e testada.', value: 1290 },
        video: 'https://exemplo.com.br/venda',
      },
      resum: {
        ...{ image: '', title: 'Uma estufa', tecnologi: 'ESP32, Bico de 0,4 mm, PETG' },
        ...{ description: 'Seca filamento em quatro horas.', video: 'https://exemplo.com.br/resumo' },
      },
      details: {
        ...{ title: 'Por dentro', image: '', video: 'https://exemplo.com.br/estufa.mp4' },
        markedown: 'Circuito\n\nUm relé.',
      },
      drawing: { figure: '', alt: '', marks: [] },
      sheet: [],
      compare: { before: '', before_label: '', after: '', after_label: '', text: '', rows: [] },
      photo: { figure: '', caption: '' },
      ...{ link_external: 'https://exemplo.com.br/estufa', permission: 'interna', members: [] },
      ...{ date_project_init: '2025-11-30', date_project_end: '2026-01-15', id_user: 1 },
    },
  ])
})

test('[PJM-03] a stored project fills its form, after a sign that it is coming', async () => {
  const project = editedProject({ title: 'Estufa', is_sale: true, is_sketch: true, date_project_init: '2025-11-30' })
  const screen = await openScreen(`${FORM}?id=7`, { answers: project.answers, held: true })
  await expect.element(page.getByRole('status', { name: 'Carregando o projeto…' })).toBeVisible()
  screen.letGo()
  await expect.element(title()).toHaveValue('Estufa')
  await expect.element(field('Início')).toHaveValue('30/11/2025')
  await expect.element(page.getByRole('switch', { name: 'Esboço' })).toBeChecked()
  await page.getByRole('switch', { name: 'À venda' }).click()
  await absent(page.getByRole('group', { name: 'Arquivo vendido' }))
  await expectAccessibleAt(360, 1440)
})

test('[PJM-04] [NAV-07] a save says how it went, and a failed one keeps what was typed', async () => {
  const project = editedProject()
  const screen = await openForm(project)
  screen.answer({ projects: { update: refuse('unavailable', 'O banco de dados está fora do ar.') } })
  await title().fill('Outro nome')
  await button('Update').click()
  const failure = alert('Não foi possivel salvar')
  await expect.element(failure).toBeVisible()
  await expect.element(alert('O banco de dados está fora do ar.')).toBeVisible()
  await failure.getByRole('button', { name: 'Close' }).click()
  await absent(failure)
  await expect.element(title()).toHaveValue('Outro nome')
  screen.answer(project.answers)
  await press('ControlOrMeta+s')
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  await absent(page.getByText('O banco de dados está fora do ar.'))
  expect(project.record).toMatchObject({ title: 'Outro nome' })
})

test('wrong fields say why, in their place, whichever side finds it', async () => {
  const screen = await openForm()
  await button('Acrescentar: vídeo do resumo').click()
  const film = field('Vídeo do resumo')
  await film.fill('exemplo')
  await button('Update').click()
  await expect.element(film).toHaveAccessibleDescription(/Comece com https/)
  await expect.element(film).toHaveFocus()
  expect(screen.calls('projects.update')).toEqual([])
  await film.fill('')
  // Only the server knows that what is public needs a title.
  const text = 'Um projeto público precisa de um título.'
  const fields = { title: 'Preencha este campo.' }
  screen.answer({ projects: { update: refuse('invalid', text, { fields }) } })
  await title().fill('')
  await button('Update').click()
  await expect.element(title()).toHaveAccessibleDescription('Preencha este campo.')
  await expect.element(title()).toHaveFocus()
  await expect.element(page.getByText(text)).toBeVisible()
})

test('a price in whole reais takes no cents, nothing below zero and no words', async () => {
  const screen = await openForm(editedProject({ is_sale: true, sale: { ...SALE, value: 50 } }))
  const price = field('Valor')
  await expect.element(price).toHaveValue('50,00')
  for (const [typed, problem] of [
    ['12,99', 'Use um valor inteiro em reais, sem centavos.'],
    ['12.99', 'Use um valor inteiro em reais, sem centavos.'],
    ['-50', 'O menor valor é 0: tire o sinal de menos.'],
    ['cem', 'Use um valor inteiro em reais, sem centavos.'],
  ] as const) {
    await price.fill('50')
    await press('Tab')
    await expect.element(price).toHaveAccessibleDescription('Em reais inteiros.')
    await price.fill(typed)
    await press('Tab')
    // Before anybody saves.
    await expect.element(price).toHaveAccessibleDescription(new RegExp(problem))
    await button('Update').click()
    await expect.element(price).toHaveAccessibleDescription(new RegExp(problem))
    await expect.element(price).toHaveFocus()
  }
  expect(screen.calls('projects.update')).toEqual([])
  // As every amount reads, also one that is refused.
  for (const [typed, shown] of [
    ['49', '49,00'],
    ['49,9', '49,90'],
  ] as const) {
    await price.fill(typed)
    await press('Tab')
    await expect.element(price).toHaveValue(shown)
  }
  await price.fill('R$ 1290')
  await press('Tab')
  await expect.element(price).toHaveValue('1.290,00')
  await button('Update').click()
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  expect(screen.calls('projects.update')).toMatchObject([{ sale: { value: 1290 } }])
})

test('a product on sale says what it lacks beside the switch, and leads there', async () => {
  const screen = await openForm(editedProject({ is_sale: false, plan: 'none' }))
  const sale = page.getByRole('switch', { name: 'À venda' })
  const lacks = page.getByText(/^Falta /)
  await expect.element(lacks).not.toBeInTheDocument()
  await sale.click()
  await expect.element(lacks).toHaveTextContent('Falta o preço e o arquivo.')
  await expectAccessible()
  await button('o preço').click()
  await expect.element(field('Valor')).toHaveFocus()
  await field('Valor').fill('49')
  await expect.element(lacks).toHaveTextContent('Falta o arquivo.')
  await button('o arquivo').click()
  await expect.element(button('Escolher arquivo').first()).toHaveFocus()
  await button('Update').click()
  // It is saved all the same.
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  expect(screen.calls('projects.update')).toMatchObject([{ is_sale: true, sale: { value: 49 } }])
})

test('[PJM-05] deleting asks for one’s own password, which the server checks', async () => {
  const screen = await openForm()
  await button('DELETE').click()
  const dialog = page.getByRole('dialog', { name: 'Excluir este projeto?' })
  await expect.element(dialog).toMatchTextContent(/Estufa/)
  const password = dialog.getByLabelText('Sua senha')
  await expect.element(password).toHaveFocus()
  screen.answer({ projects: { remove: refuse('invalid', 'A senha não confere.', { fields: { password: 'Senha!' } }) } })
  await password.fill('nao-e-esta')
  await press('Enter')
  await expect.element(password).toHaveAccessibleDescription(/Senha!/)
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()

  screen.answer({ projects: { remove: () => ({ result: true }) } })
  screen.answer(listOf())
  await password.fill('uma-senha-da-marina')
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/projects')
  await expect.element(toast('Projeto excluído')).toBeVisible()
  await absent(page.getByRole('link', { name: 'Estufa' }))
  expect(screen.calls('projects.remove').at(-1)).toEqual({ id: 7, password: 'uma-senha-da-marina' })
})

test('what was typed survives a reload as a draft, leaving asks first, and the save ends it', async () => {
  const screen = await openForm()
  await title().fill('Pela metade')
  await field('Texto em Markdown').fill('Uma linha.')
  await page.getByRole('combobox', { name: 'Tecnologias' }).fill('KiCad')
  await screen.reload()
  await expect.element(draft()).toMatchTextContent(/Há um rascunho deste navegador/)
  await expect.element(title()).toHaveValue('Estufa')
  await draft().getByRole('button', { name: 'Retomar' }).click()
  await expect.element(title()).toHaveValue('Pela metade')
  await expect.element(field('Texto em Markdown')).toHaveValue('Uma linha.')

  await page.getByRole('link', { name: 'PROJECT', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await expect.element(question).toMatchTextContent(/ficam como rascunho neste navegador/)
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await button('Update').click()
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  await screen.reload()
  await expect.element(title()).toHaveValue('Pela metade')
  await absent(draft())
})

const portuguese = ({ answers }: ReturnType<typeof editedProject>) => ({
  answers: { ...answers, accounts: { ...answers.accounts, session: sessionIn('portuguese') } },
})
const BOARD = '/dashboard/production-line/backlog/7'

test('in Portuguese a new project is made without a line, which a button of the stored one begins', async () => {
  const screen = await openScreen(`${FORM}?id=-1`, portuguese(editedProject({ title: '', has_line: false })))
  await title().fill('Estufa')
  expect(button('Salvar').elements()).toEqual([])
  await button('Salvar o projeto').click()
  await expect.poll(() => screen.calls('projects.create')).toMatchObject([{ title: 'Estufa', projectline: '' }])
  await button('Mais ações').click()
  await expect.element(page.getByRole('link', { name: 'Começar o quadro' })).toHaveAttribute('href', BOARD)
})

test('in Portuguese a stored project is headed by its title, and its board is in its menu', async () => {
  await openScreen(`${FORM}?id=7`, portuguese(editedProject({ title: 'Estufa', has_line: true })))
  await expect.element(heading()).toHaveTextContent('Estufa')
  await button('Mais ações').click()
  await expect.element(page.getByRole('link', { name: 'Abrir o quadro' })).toHaveAttribute('href', BOARD)
})

test('in Portuguese a new project needs a title', async () => {
  const screen = await openScreen(`${FORM}?id=-1`, portuguese(editedProject({ title: '' })))
  await expect.element(title()).toBeRequired()
  await button('Salvar o projeto').click()
  await expect.element(page.getByText('Dê um título ao projeto.')).toBeVisible()
  expect(screen.calls('projects.create')).toEqual([])
  await title().fill('Estufa')
  await button('Salvar o projeto').click()
  await expect.poll(() => screen.calls('projects.create')).toHaveLength(1)
})

test('as specified a new project is saved without a title', async () => {
  const screen = await openForm(editedProject({ title: '' }), -1)
  await expect.element(title()).not.toBeRequired()
  await button('Save new Project').click()
  await expect.poll(() => screen.calls('projects.create')).toHaveLength(1)
})
