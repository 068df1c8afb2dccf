import { expect, test } from 'vitest'
import { easterOf, holidaysOf, isHoliday } from './holidays.ts'

test('Easter is on the days that the almanacs give', () => {
  const known = [
    '1961-04-02',
    '1978-03-26',
    '1985-04-07',
    '2000-04-23',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
    '2100-03-28',
    '2199-04-14',
  ]
  for (const day of known) expect(easterOf(Number(day.slice(0, 4)))).toBe(day)
})

test('the holidays of 2026', () => {
  expect(holidaysOf(2026).map(({ day, title }) => `${day} ${title}`)).toEqual([
    '2026-01-01 Confraternização Universal',
    '2026-02-16 Carnaval',
    '2026-02-17 Carnaval',
    '2026-04-03 Sexta-feira Santa',
    '2026-04-21 Tiradentes',
    '2026-05-01 Dia do Trabalho',
    '2026-06-04 Corpus Christi',
    '2026-09-07 Independência do Brasil',
    '2026-10-12 Nossa Senhora Aparecida',
    '2026-11-02 Finados',
    '2026-11-15 Proclamação da República',
    '2026-11-20 Dia Nacional de Zumbi e da Consciência Negra',
    '2026-12-25 Natal',
  ])
  expect(holidaysOf(2023).some(({ title }) => title.includes('Zumbi'))).toBe(false)
})

test('a day that is only commonly off is no holiday', () => {
  const days = ['2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04', '2026-12-25', '2026-12-28']
  expect(days.filter(isHoliday)).toEqual(['2026-04-03', '2026-12-25'])
})
