import { expect, test } from 'vitest'
import { findEarlyFormattersIn } from '../scripts/house/early-formatters.ts'

test.each(["const day = new Intl.DateTimeFormat('pt-BR')", "export const LIST = new Intl.ListFormat('pt-BR')"])(
  '“%s” makes a formatter as its module is loaded',
  (line) => {
    expect(findEarlyFormattersIn('a.ts', `\n${line}`)).toEqual([`a.ts:2 ${line.split('(')[0]}`])
  },
)

test.each(["const day = once(() => new Intl.DateTimeFormat('pt-BR'))", "  const list = new Intl.ListFormat('pt-BR')"])(
  '“%s” makes it when it is asked for',
  (line) => {
    expect(findEarlyFormattersIn('a.ts', line)).toEqual([])
  },
)
