import type { Page } from '@playwright/test'
import { dropFiles, makePicture, pastePicture } from './pictures.ts'
import { expect, expectAccessible } from './site.ts'
import { dialog, nameOf, save, saved, test } from './task-dialog.ts'
import { addTask, openTask, readTask } from './tasks.ts'

test.use({ as: 'admin' })

test.describe('attachments', () => {
  test('[TSK-03] are chosen, dropped and pasted, shown large, and sent with the save', async ({
    page,
    admin,
    line,
  }) => {
    const { id_text } = await addTask(admin, line)
    await openTask(page, line, id_text)
    const pictures = dialog(page).getByRole('region', { name: 'Anexos' }).getByRole('listitem')
    const one = { name: 'um.png', mimeType: 'image/png', buffer: await makePicture(300, 200) }
    const input = dialog(page).getByLabel('Imagens: arquivos')
    await input.setInputFiles([one, { ...one, name: 'dois.png' }])
    await input.setInputFiles(one) // the same again
    await expect(pictures).toHaveCount(2)
    await dropFiles(dialog(page).getByText('Solte, cole ou escolha imagens'), [
      { name: 'notas.txt', type: 'text/plain', content: Buffer.from('não') },
      { name: 'solta.png', type: 'image/png', content: await makePicture(50, 80) },
    ])
    await expect(page.getByText('notas.txt: Este arquivo não é uma imagem.')).toBeVisible()
    await pastePicture(nameOf(page), await makePicture(60, 60), 'colada.png')
    await expect(pictures).toHaveCount(4)
    await dialog(page).getByRole('button', { name: 'Remover dois.png' }).click()
    await expectAccessible(page)

    await dialog(page).getByRole('button', { name: 'Ver um.png em tela cheia' }).click()
    const large = page.getByRole('dialog', { name: 'um.png' })
    await expect(large).toContainText('1 de 3')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'solta.png' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'solta.png' })).toBeHidden()
    await expect(dialog(page)).toBeVisible()

    await save(page)
    await expect(saved(page)).toBeVisible()
    const names = async () => (await readTask(admin, id_text)).attachments.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['um.png', 'solta.png', 'colada.png'])

    await openTask(page, line, id_text)
    await expect(pictures).toHaveCount(3)
    await dialog(page).getByRole('button', { name: 'Remover um.png' }).click()
    await save(page)
    await expect(saved(page)).toBeVisible()
    expect(await names()).toEqual(['solta.png', 'colada.png'])
  })
})

test.describe('additional tasks', () => {
  const region = (page: Page) => dialog(page).getByRole('region', { name: 'Tarefas adicionais' })
  const texts = (page: Page) => region(page).getByRole('button', { name: /^Alterar / })
  const stored = async (admin: Parameters<typeof readTask>[0], idText: string) =>
    (await readTask(admin, idText)).subtasks.map(({ task }: { task: string }) => task)
  const grip = (page: Page, name: string) => region(page).getByRole('button', { name: `Mover ${name}: ` })

  test('[TSK-04] are put in order by keys, the mouse and a finger', async ({ page, admin, line }) => {
    const { id_text } = await addTask(admin, line, { subtasks: ['a', 'b', 'c'].map((task) => ({ task })) })
    await openTask(page, line, id_text)
    await grip(page, 'c').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(texts(page)).toHaveText(['a', 'c', 'b'])
    await expect(region(page).getByRole('status')).toHaveText('“c”: item 2 de 3')
    await expect(grip(page, 'c')).toBeFocused()
    await expect.poll(() => stored(admin, id_text)).toEqual(['a', 'c', 'b'])

    const from = (await grip(page, 'a').boundingBox())!
    const to = (await grip(page, 'b').boundingBox())!
    await page.mouse.move(from.x + 5, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + 5, to.y + to.height - 2, { steps: 4 })
    await page.mouse.up()
    await expect(texts(page)).toHaveText(['c', 'b', 'a'])
    await expect.poll(() => stored(admin, id_text)).toEqual(['c', 'b', 'a'])

    const finger = await page.context().newCDPSession(page)
    const [start, end] = [(await grip(page, 'a').boundingBox())!, (await grip(page, 'c').boundingBox())!]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: start.x + 5, y }] })
    await touch('touchStart', start.y + start.height / 2)
    await touch('touchMove', end.y + end.height)
    await touch('touchMove', end.y + 2)
    await touch('touchEnd')
    await expect(texts(page)).toHaveText(['a', 'c', 'b'])
    await expect.poll(() => stored(admin, id_text)).toEqual(['a', 'c', 'b'])
  })
})
