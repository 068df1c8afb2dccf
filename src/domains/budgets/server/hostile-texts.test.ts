import { describe, expect, test } from 'vitest'
import { SCHEMA } from '#platform/jobs/boss.ts'
import { addBudget } from '#tests/factories.ts'
import { CLIENT, ITEMS, startQuotes } from '#tests/quotes.ts'

const { app, staff, client, read, send } = startQuotes()

describe('hostile texts', () => {
  const HTML = '<script>alert(1)</script><img src=x onerror=alert(2)>'

  test('are text in what a client reads, and in the e-mail', async () => {
    const { id, token } = await send({
      client: `Ana ${HTML}`,
      project_name: `Site\r\nBcc: x@exemplo.com ${HTML}`,
      extra_text: HTML,
      terms: `[x](javascript:alert(1)) ${HTML}`,
      items: [{ description: HTML, total: 100 }],
    })
    const { document } = (await read(token)).body.data
    for (const { html } of [document.extra, document.terms]) expect(html).not.toMatch(/<script|onerror|javascript:/)
    await staff('send', { id, means: 'email', email: CLIENT.email, message: HTML })
    await client('accept', { token, version: 1, ...CLIENT, name: `Eva\r\nBcc: y@exemplo.com ${HTML}` })
    await app.runJobs()
    const { rows } = await app.pool.query(`select data from ${SCHEMA}.job where name = 'mail'`)
    const written = rows.map(({ data }) => data).filter(({ html }) => html?.includes('alert(1)'))
    expect(written.filter(({ to }) => to === CLIENT.email)).toHaveLength(2)
    for (const { subject, html } of written) {
      expect(subject).not.toMatch(/[\r\n]/)
      expect(html).not.toMatch(/<script|<img/)
    }
    expect((await app.people.staff.fetch(`/api/v1/budget/pdf?id=${id}`)).status).toBe(200)
  })

  test('are no formulas in the CSV', async () => {
    for (const text of ['=HYPERLINK("http://x")', '+1', '-1-1', '-A1', '@x'])
      await addBudget(app.people.staff, { client: text })
    const csv = await (await app.people.staff.fetch('/api/v1/budget/csv')).text()
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(csv).not.toMatch(/(^|;)"?[=+@-]/m)
    expect(csv).toContain(`"'-1-1"`)
  })

  test('with half a character or a control character are stored, and make a PDF and a line', async () => {
    const items = [
      { description: '\ud800 meia \u0000 letra', total: 100 },
      { description: `${'😀'.repeat(5000)}`, total: 1 },
    ]
    const { id, token } = await send({ items, client: 'x\udc00', project_name: 'y\ud800' })
    expect((await read(token)).status).toBe(200)
    expect((await client('accept', { token, version: 1, ...CLIENT, name: 'z\ud800' })).status).toBe(200)
    expect((await staff('start-line', { id })).status).toBe(200)
  })

  test.each([
    ['month', '0000-01'],
    ['q', '\u0000'],
    ['q', '%'],
    ['q', '\ud800'],
    ['cursor', 'x'],
  ])('a search with %s %j is answered', async (name, value) => {
    const { status } = await app.people.staff.get(`/api/v1/budget/search?${new URLSearchParams({ [name]: value })}`)
    expect(status).toBeOneOf([200, 422])
  })

  test('percents have two decimals, and no amount is lost over sixty of them', async () => {
    const id = await addBudget(app.people.staff, { items: ITEMS })
    const save = (percents: number[]) =>
      staff('save', {
        budget: { id, payments: percents.map((percent) => ({ due: null, percent, amount: null })) },
      })
    for (const wrong of [
      [33.333, 66.667],
      [50, 49.99],
      [100, 0],
      [-1, 101],
      [1e-7, 100],
    ])
      expect([wrong, (await save(wrong)).status]).toEqual([wrong, 422])
    for (const right of [
      [33.33, 33.33, 33.34],
      [0.01, 99.99],
      [16.67, 16.67, 16.67, 16.67, 16.67, 16.65],
    ])
      expect([right, (await save(right)).status]).toEqual([right, 200])
  })
})
