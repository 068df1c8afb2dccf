import { expect, test } from 'vitest'
import { EMPTY_ITEM } from './item-values.ts'
import { parseRows } from './paste-rows.ts'

const item = (description: string, quantity: string, total: string, unit_price = '') => ({
  ...EMPTY_ITEM,
  ...{ description, quantity, total, unit_price },
})

test('rows of a spreadsheet become items, with comma or point money', () => {
  expect(parseRows('Placa\t10\t3.850,00\nFirmware\t1\t6200.5\r\nCaixa\t2\tR$ 980\n')).toEqual([
    item('Placa', '10', '3.850,00'),
    item('Firmware', '1', '6.200,50'),
    item('Caixa', '2', '980,00'),
  ])
  expect(parseRows('Placa\t1.200\t$1,234.56')).toEqual([item('Placa', '1200', '1.234,56')])
  expect(parseRows('Placa\t10,00\t12,345,678.9')).toEqual([item('Placa', '10', '12.345.678,90')])
})

test('two columns are description and total, of more the last is the total', () => {
  expect(parseRows('Visita\t120')).toEqual([item('Visita', '1', '120,00')])
  expect(parseRows('Visita\t3\tjá\t120,00')).toEqual([item('Visita', '3', '120,00')])
  expect(parseRows('Visita\t\t120')).toEqual([item('Visita', '1', '120,00')])
})

test('what stands before the total is the unit price where it comes to it', () => {
  expect(parseRows('Visita\t3\t40,00\t120,00')).toEqual([item('Visita', '3', '120,00', '40,00')])
  expect(parseRows('Visita\t2,5\th\t40\t100')).toEqual([item('Visita', '2,5', '100,00', '40,00')])
  expect(parseRows('Visita\t3\t40,00\t100,00')).toEqual([item('Visita', '3', '100,00')])
})

test('a heading is left out, cells in quotes keep their line ends, empty rows are none', () => {
  expect(parseRows('Item\tQtd.\tTotal\n"Caixa ""ASA""\nem duas partes"\t2\t980,00\n\t\t\n')).toEqual([
    item('Caixa "ASA"\nem duas partes', '2', '980,00'),
  ])
})

test('what is no number stays for the form to point at, and a text without cells is no rows', () => {
  expect(parseRows('Visita\tduas\ta combinar')).toEqual([item('Visita', 'duas', 'a combinar')])
  expect(parseRows('Visita\t1,5\t1,234')).toEqual([item('Visita', '1,5', '1,234')])
  expect(parseRows('Duas\nlinhas')).toBeUndefined()
  expect(parseRows('"\t')).toEqual([item('"', '1', '')])
})
