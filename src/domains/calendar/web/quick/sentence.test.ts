import { expect, test } from 'vitest'
import { startOf } from '../grid/local-minutes.ts'
import { readSentence } from './sentence.ts'

/** A Wednesday, 10:20. */
const TODAY = '2027-03-10'
const NOW = startOf(TODAY) + 620

/** 'title | day 15:30-16:15', or 'title | day' where it lasts all day. */
function read(sentence: string, day?: string) {
  const { title, when, tag } = readSentence(sentence, NOW, day)
  const at = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ')
  const time = 'day' in when ? when.day : `${at(when.start)} – ${at(when.end).slice(11)}`
  return [title, time, ...(tag ? [`#${tag}`] : [])].join(' | ')
}

test.each([
  ['reunião com Ana terça 15h30 por 45 min', 'reunião com Ana | 2027-03-16 15:30 – 16:15'],
  ['Reunião amanhã às 9', 'Reunião | 2027-03-11 09:00 – 10:00'],
  ['Almoço hoje meio-dia e meia', 'Almoço | 2027-03-10 12:30 – 13:30'],
  ['visita à obra sexta-feira das 9 às 11', 'visita à obra | 2027-03-12 09:00 – 11:00'],
  ['9h-11h30 montar a bancada', 'montar a bancada | 2027-03-11 09:00 – 11:30'],
  ['Ligar para o contador 11h', 'Ligar para o contador | 2027-03-10 11:00 – 12:00'],
  ['Ligar para o contador 10h', 'Ligar para o contador | 2027-03-11 10:00 – 11:00'],
  ['Dentista depois de amanhã às 3 da tarde', 'Dentista | 2027-03-12 15:00 – 16:00'],
  ['Feira dia 24', 'Feira | 2027-03-24'],
  ['Pagar o aluguel dia 5', 'Pagar o aluguel | 2027-04-05'],
  ['Natal 25/12', 'Natal | 2027-12-25'],
  ['Carnaval em 9/2', 'Carnaval | 2028-02-09'],
  ['Prova 1º de abril de 2029 às 14h', 'Prova | 2029-04-01 14:00 – 15:00'],
  ['Curso de solda 24 de novembro 19:00 por 1h30', 'Curso de solda | 2027-11-24 19:00 – 20:30'],
  ['inventário sábado o dia todo', 'inventário | 2027-03-13'],
  ['Café quarta que vem 8h meia hora', 'Café | 2027-03-17 08:00 – 08:30'],
  ['Revisão em 3 dias às 16h por uma hora e meia', 'Revisão | 2027-03-13 16:00 – 17:30'],
  ['Turno da noite hoje das 22h às 2h', 'Turno da noite | 2027-03-10 22:00 – 02:00'],
  ['Medir a bancada sex 10:00 #oficina', 'Medir a bancada | 2027-03-12 10:00 – 11:00 | #oficina'],
  ['Entrega na quinta às 15 horas', 'Entrega | 2027-03-11 15:00 – 16:00'],
])('%s', (sentence, reading) => {
  expect(read(sentence)).toBe(reading)
})

test.each([
  ['Ter paciência', 'Ter paciência | 2027-03-10'],
  ['Revisar a segunda versão amanhã 11h', 'Revisar a segunda versão | 2027-03-11 11:00 – 12:00'],
  ['Comprar 20 prensa-cabos', 'Comprar 20 prensa-cabos | 2027-03-10'],
  ['Testar o lote 30/2', 'Testar o lote 30/2 | 2027-03-10'],
  ['Imprimir às 25h', 'Imprimir às 25h | 2027-03-10'],
  ['Fase 3 de 5', 'Fase 3 de 5 | 2027-03-10'],
  ['#', '# | 2027-03-10'],
  ['', ' | 2027-03-10'],
  ['15h30', ' | 2027-03-10 15:30 – 16:30'],
])('%s: what is no time stays in the title', (sentence, reading) => {
  expect(read(sentence)).toBe(reading)
})

test('what names no day is on the one that is shown', () => {
  expect(read('Reunião 9h', '2027-03-20')).toBe('Reunião | 2027-03-20 09:00 – 10:00')
  expect(read('Reunião hoje 11h', '2027-03-20')).toBe('Reunião | 2027-03-10 11:00 – 12:00')
})
