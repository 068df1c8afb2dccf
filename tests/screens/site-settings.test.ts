import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFitting } from './accessible.ts'
import { cutOff, refuse } from './answers.ts'
import { choiceOf, draft, saveChosen, takeTheirs, unsaved } from './conflict.ts'
import { focus, press } from './keys.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'
import { openSection, saveButton, siteWith } from './site-sections.ts'

const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
const field = (label: string) => page.getByLabelText(label)
const slogan = () => byCss('main [role=tabpanel]:visible').getByLabelText('Frase do dia')

const nav = () => page.getByRole('navigation', { name: 'Seções do site' })
/** The document of the preview. */
const preview = () => (document.querySelector('iframe[title="Prévia da página"]') as HTMLIFrameElement).contentDocument!
const expectHeading = (text: string | undefined) =>
  expect.poll(() => document.querySelector('iframe') && preview().querySelector('h1')?.textContent).toBe(text)

test('another weekday is previewed as it will be', async () => {
  const screen = await openSection(siteWith(), 'dias')
  await page.getByRole('tab', { name: 'Quinta' }).click()
  await slogan().fill('Quinta que vem.')
  await expectHeading('Quinta que vem.')
  expect(screen.calls('site.preview').at(-1)).toMatchObject({ section: 'days', weekday: 4 })
})

test('the preview goes on by itself once the server answers again', async () => {
  const site = siteWith()
  const screen = await openSection(site, 'dias')
  screen.answer({ site: { preview: refuse('unavailable', 'Reiniciando.') } })
  await slogan().fill('Volta sozinha.')
  const stopped = page.getByText('A prévia parou na última versão. Reiniciando.')
  await expect.element(stopped).toBeVisible()
  screen.answer(site.answers)
  await expectHeading('Volta sozinha.')
  await expect.element(stopped).not.toBeInTheDocument()
})

test('a CNPJ is formatted and checked on leaving it, and refused', async () => {
  const site = siteWith()
  const screen = await openSection(site, 'empresa')
  const cnpj = field('CNPJ')
  await cnpj.fill('11222333000182')
  await press('Tab')
  await expect.element(cnpj).toHaveValue('11.222.333/0001-82')
  await expect.element(cnpj).toHaveAccessibleDescription('Os dígitos verificadores não conferem.')
  await saveButton().click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Confira os campos marcados.' })).toBeVisible()
  await expect.element(cnpj).toHaveFocus()
  expect(screen.calls('site.save')).toEqual([])
  // The preview stays with what was good.
  const stopped = page.getByText('A prévia parou na última versão.')
  await expect.element(stopped).toBeVisible()
  await cnpj.fill('00000000000191')
  await press('Tab')
  await expect.element(stopped).not.toBeInTheDocument()
  await expectHeading('00.000.000/0001-91')
  await saveButton().click()
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  expect(screen.calls('site.save')).toMatchObject([{ section: 'company', value: { cnpj: '00.000.000/0001-91' } }])
})

test('items are added, moved with the keyboard and removed, and a wrong one says so in its place', async () => {
  const screen = await openSection(siteWith(), 'empresa')
  focus(page.getByRole('button', { name: 'Acrescentar rede' }))
  await press('Enter')
  await expect.element(field('Nome da rede 4')).toHaveFocus()
  await userEvent.keyboard('Mastodon')
  await press('Tab')
  await userEvent.keyboard('javascript:alert(1)')
  await press('ControlOrMeta+s')
  await expect.element(field('Endereço da rede 4')).toHaveAccessibleDescription(/comece com https/)
  await expect.element(field('Endereço da rede 4')).toHaveFocus()
  await press('Alt+ArrowUp')
  await expect.element(field('Endereço da rede 3')).toHaveFocus()
  await expect.element(field('Endereço da rede 3')).toHaveAccessibleDescription(/comece com https/)
  await expect.element(page.getByText('Agora na posição 3 de 4')).toBeInTheDocument()
  await field('Endereço da rede 3').fill('https://social.exemplo/@oficina')
  focus(page.getByRole('button', { name: 'Subir rede 3' }))
  await press('Enter')
  await expect.element(page.getByRole('button', { name: 'Subir rede 2' })).toHaveFocus()
  await page.getByRole('button', { name: 'Remover rede 1' }).click()
  await press('ControlOrMeta+s')
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  const social = [
    { name: 'Mastodon', url: 'https://social.exemplo/@oficina' },
    { name: 'Instagram' },
    { name: 'YouTube' },
  ]
  expect(screen.calls('site.save')).toMatchObject([{ value: { social } }])
  await expect.element(field('Nome da rede 2')).toHaveValue('Instagram')
})

test('prices are typed with a comma, features a line each', async () => {
  const screen = await openSection(siteWith(), 'planos')
  const price = field('Preço por mês').first()
  await expect.element(price).toHaveValue('49,99')
  await price.fill('4,355')
  await saveButton().click()
  await expect.element(price).toHaveAccessibleDescription('Use reais e centavos: 49,99.')
  await price.fill('1.234,5')
  await press('Tab')
  await expect.element(price).toHaveValue('1.234,50')
  await field('O que inclui').first().fill('Um item\n\n  Outro  \n')
  await saveButton().click()
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  const [sent] = screen.calls('site.save') as [{ value: unknown[] }]
  expect(sent.value[0]).toMatchObject({ price: 1234.5, features: ['Um item', 'Outro'] })
})

test('the preview is shown at both widths, runs no script, and nothing in it leads away', async () => {
  const site = siteWith()
  const screen = await openSection(site, 'etica')
  const html = '<title>Ética</title><h1>Calma</h1><a href="/archive">um link</a><script>document.title = "x"</script>'
  screen.answer({ site: { preview: () => ({ data: { html } }) } })
  await field('Abertura').fill('Com **muita calma** e [um link](/archive).')
  await expectHeading('Calma')
  await expect
    .poll(() => screen.calls('site.preview').at(-1))
    .toMatchObject({ value: { intro: expect.stringContaining('muita calma') } })
  expect(preview().title).toBe('Ética')
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  expect(preview().querySelector('a')!.dispatchEvent(click)).toBe(false)
  await page.getByText('Computador').click()
  await expect.poll(() => preview().defaultView!.innerWidth).toBe(1280)
  await expectHeading('Calma')
})

test('leaving a section with changes asks, and they are offered as a draft until saved or discarded', async () => {
  const screen = await openSection(siteWith(), 'inicio')
  const text = field('Texto').first()
  await text.fill('Somos três.')
  await nav().getByRole('link', { name: 'Planos e preços' }).click()
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await screen.reload()
  await expect.element(draft()).toBeVisible()
  await expect.element(text).not.toHaveValue('Somos três.')
  await draft().getByRole('button', { name: 'Retomar' }).click()
  await expect.element(text).toHaveValue('Somos três.')
  await expect.element(unsaved()).toBeVisible()
  await nav().getByRole('link', { name: 'Planos e preços' }).click()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.poll(() => location.search).toContain('secao=planos')
  await expect.element(field('Preço por mês').first()).toBeVisible()
  history.back()
  await expect.poll(() => location.search).toContain('secao=inicio')
  await draft().getByRole('button', { name: 'Retomar' }).click()
  await expect.element(text).toHaveValue('Somos três.')
  await expectHeading('Somos três.')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await expect.element(text).not.toHaveValue('Somos três.')
  await expect.element(unsaved()).not.toBeInTheDocument()
})

test('a failed save leaves everything typed where it is', async () => {
  const site = siteWith()
  const screen = await openSection(site, 'privacidade')
  screen.answer({ site: { save: cutOff } })
  await field('Aviso de privacidade').fill('Guardamos nada.')
  await saveButton().click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Não foi possível falar com o servidor' }))
    .toBeVisible()
  await expect.element(field('Aviso de privacidade')).toHaveValue('Guardamos nada.')
  screen.answer(site.answers)
  await saveButton().click()
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  expect(site.privacy.read()).toEqual({ notice: 'Guardamos nada.' })
})

test('sections that do not come can be asked for again', async () => {
  const screen = await openScreen('/dashboard/site', { answers: { site: { settings: cutOff } } })
  await expect.element(page.getByRole('heading', { name: 'As seções não vieram' })).toBeVisible()
  screen.answer(siteWith().answers)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(field('CNPJ')).toBeVisible()
})

for (const section of ['empresa', 'dias', 'inicio', 'cafes', 'etica', 'privacidade', 'planos'])
  test(`the section '${section}' is accessible and fits, narrow and wide`, async () => {
    await page.viewport(1440, 900)
    await openSection(siteWith(), section)
    await expect
      .element(nav().byCss('[aria-current]'))
      .toHaveAttribute('href', expect.stringContaining(`secao=${section}`))
    await expect.poll(() => document.querySelector('iframe')).not.toBeNull()
    await expectAccessible()
    await page.viewport(360, 900)
    await page.getByRole('tab', { name: 'Prévia' }).click()
    await expect.poll(() => document.querySelector('iframe')).not.toBeNull()
    // Around the frame all sections' previews are one.
    if (section === 'empresa') await expectAccessible()
    else await expectFitting()
    await page.getByRole('tab', { name: 'Editar' }).click()
    await expectAccessible()
  })

test('the addresses of the social networks are whole', async () => {
  await page.viewport(1440, 900)
  await openSection(siteWith(), 'empresa')
  const addresses = page.getByRole('textbox', { name: /^Endereço da rede/ })
  await expect.poll(() => addresses.elements()).toHaveLength(3)
  for (const { scrollWidth, clientWidth } of addresses.elements()) expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('of a section that two change, different parts are merged, and a list is one part', async () => {
  const site = siteWith()
  const screen = await openSection(site, 'empresa')
  site.company.saveElsewhere({ district: 'De outra pessoa' })
  await field('Cidade').fill('Minha cidade')
  await field('Nome da rede 1').fill('Minha rede')
  await saveButton().click()
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  await expect.element(field('Bairro')).toHaveValue('De outra pessoa')

  site.company.saveElsewhere({ social: [{ name: 'Rede alheia', url: 'https://rede.exemplo' }] })
  await field('Nome da rede 2').fill('Outra minha')
  await field('Rua e número').fill('Minha rua, 1')
  await saveButton().click()
  await expect.element(choiceOf('Redes sociais')).toMatchTextContent(/Outra minha/)
  await takeTheirs('Redes sociais')
  await saveChosen()
  await expect.element(field('Nome da rede 1')).toHaveValue('Rede alheia')
  await expect.element(unsaved()).not.toBeInTheDocument()
  expect(site.company.read()).toMatchObject({
    ...{ district: 'De outra pessoa', city: 'Minha cidade', street: 'Minha rua, 1' },
    social: [{ name: 'Rede alheia' }],
  })
  expect(screen.calls('site.save').at(-1)).toMatchObject({ value: { street: 'Minha rua, 1' } })
})

test('of a section that is a list and that two change, the second is asked', async () => {
  const site = siteWith()
  await openSection(site, 'dias')
  const days = site.days.read() as { slogan: string }[]
  site.days.saveElsewhere(days.map((day) => ({ ...day, slogan: 'De outra pessoa.' })))
  await slogan().fill('Minha.')
  await saveButton().click()
  await expect.element(choiceOf('Dias da semana')).toBeVisible()
  await saveChosen()
  await expect.element(toast('Salvo com sucesso')).toBeVisible()
  expect(JSON.stringify(site.days.read())).toContain('Minha.')
})

test('a section that came empty is filled in once it says something, and has no default to go back to', async () => {
  await openSection(siteWith({ empty: ['company'] }), 'empresa')
  await field('Nome').first().fill('Oficina Norte')
  await saveButton().click()
  await expect.element(nav().getByRole('link', { name: /^Empresa/ })).toHaveTextContent('EmpresaPreenchida')
  await expect.element(page.getByRole('button', { name: 'Voltar ao padrão' })).not.toBeInTheDocument()
})
