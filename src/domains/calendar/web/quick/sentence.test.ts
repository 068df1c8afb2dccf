import { expect, test } from 'vitest'
import { NOW, read } from '#tests/read-sentence.ts'
import { startOf } from '../grid/local-minutes.ts'
import { readSentence } from './sentence.ts'

test.each([
  ['reunião com Ana terça 15h30 por 45 min', 'reunião com Ana | 2027-03-16 15:30 – 16:15'],
  ['Reunião amanhã às 9', 'Reunião | 2027-03-11 09:00 – 10:00'],
  ['Almoço hoje meio-dia e meia', 'Almoço | 2027-03-10 12:30 – 13:30'],
  ['reunião dia 5 às 9 e meia', 'reunião | 2027-04-05 09:30 – 10:30'],
  ['reunião amanhã às 10h e meia', 'reunião | 2027-03-11 10:30 – 11:30'],
  ['Dentista amanhã às 3 e meia da tarde', 'Dentista | 2027-03-11 15:30 – 16:30'],
  ['visita amanhã das 9 e meia às 11', 'visita | 2027-03-11 09:30 – 11:00'],
  ['visita amanhã das 9 às 10h e meia', 'visita | 2027-03-11 09:00 – 10:30'],
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

test('what names neither day nor time is said to be undated, whatever day is shown', () => {
  const isUndated = (sentence: string) => readSentence(sentence, NOW, '2027-03-20').isUndated ?? false
  expect(['asdf', 'asdf por 45 min #cliente', 'curso 40h'].map(isUndated)).toEqual([true, true, true])
  const dated = ['asdf 15h', 'asdf sexta', 'asdf hoje', 'asdf o dia todo', 'asdf todo dia 5', 'férias de 10 a 20/12']
  expect(dated.map(isUndated)).toEqual(dated.map(() => false))
})

test.each([
  ['férias de 10/12 a 20/12', 'férias | 2027-12-10 – 2027-12-20'],
  ['Recesso 20/12 até 3/1', 'Recesso | 2027-12-20 – 2028-01-03'],
  ['Feira de 10 a 12/4', 'Feira | 2027-04-10 – 2027-04-12'],
  ['Curso do dia 3 ao dia 5', 'Curso | 2027-04-03 – 2027-04-05'],
  ['Obra de 28 de março', 'Obra | 2027-03-28'],
  ['Congresso de 5 a 7 de maio de 2028 #viagem', 'Congresso | 2028-05-05 – 2028-05-07 | #viagem'],
  ['Turno 10/4 a 12/4 das 9h às 18h', 'Turno | 2027-04-10 09:00 – 2027-04-12 18:00'],
  ['Reforma de 20 a 10/12', 'Reforma de 20 a | 2027-12-10'],
])('%s: several days', (sentence, reading) => {
  expect(read(sentence)).toBe(reading)
})

test.each([
  ['2a feira reunião 9h', 'reunião | 2027-03-15 09:00 – 10:00'],
  ['reunião 3ª 10h', 'reunião | 2027-03-16 10:00 – 11:00'],
  ['visita na 6a-feira', 'visita | 2027-03-12'],
  ['entrega 2ª', 'entrega | 2027-03-15'],
  ['Revisar a 2ª versão amanhã 11h', 'Revisar a 2ª versão | 2027-03-11 11:00 – 12:00'],
  ['férias de segunda a sexta', 'férias | 2027-03-15 – 2027-03-19'],
  ['Ter a quinta parte amanhã', 'Ter a quinta parte | 2027-03-11'],
])('%s: weekdays by their number, and in a row', (sentence, reading) => {
  expect(read(sentence)).toBe(reading)
})

test.each([
  ['Ter paciência', 'Ter paciência | 2027-03-10'],
  ['entregar brinde a cada cliente amanhã 9h', 'entregar brinde a cada cliente | 2027-03-11 09:00 – 10:00'],
  ['ligar a cada cliente dia 12', 'ligar a cada cliente | 2027-03-12'],
  ['conferir de 10 em 10 peças', 'conferir de 10 em 10 peças | 2027-03-10'],
  ['Revisar a segunda versão amanhã 11h', 'Revisar a segunda versão | 2027-03-11 11:00 – 12:00'],
  ['Comprar 20 prensa-cabos', 'Comprar 20 prensa-cabos | 2027-03-10'],
  ['Testar o lote 30/2', 'Testar o lote 30/2 | 2027-03-10'],
  ['Dentista 31/02 às 10h', 'Dentista 31/02 | 2027-03-11 10:00 – 11:00'],
  ['Imprimir às 25h', 'Imprimir às 25h | 2027-03-10'],
  ['Fase 3 de 5', 'Fase 3 de 5 | 2027-03-10'],
  ['#', '# | 2027-03-10'],
  ['', ' | 2027-03-10'],
  ['15h30', ' | 2027-03-10 15:30 – 16:30'],
])('%s: what is no time stays in the title', (sentence, reading) => {
  expect(read(sentence)).toBe(reading)
})

test.each([
  ['almoço dia 31/02 12h', 'dia 31/02 não existe'],
  ['Dentista 31/02 às 10h', '31/02 não existe'],
  ['Prova 31 de abril 9h', '31 de abril não existe'],
  ['Visita dia 32 às 9h', 'dia 32 não existe'],
  ['Entrega dia 10/13', 'dia 10/13 não existe'],
  ['Imprimir 25h', '25h não existe'],
  ['Imprimir das 14h às 31h', '31h não existe'],
  ['Imprimir às 9h75', '9h75 não existe'],
  ['Prova 31/02 25h', '31/02 não existe, 25h não existe'],
  ['Reunião das 14h às 13h', '14:00 a 13:00 termina antes de começar'],
])('%s: cannot be', (sentence, problem) => {
  expect(readSentence(sentence, NOW).problem).toBe(problem)
})

test.each([
  'Turno hoje das 22h às 6h',
  'Furar 5/16 amanhã',
  'Curso 40h',
  'Maquete 1:75',
  'Plantão 24h',
  'Contar as 31 peças',
  'Inventário dia 31',
  'Turno 10/4 a 12/4 das 18h às 9h',
])('%s: can be', (sentence) => {
  expect(readSentence(sentence, NOW).problem).toBeUndefined()
})

test.each([
  ['Reunião semana que vem 9h', 'Reunião | 2027-03-15 09:00 – 10:00'],
  ['Reunião na próxima semana', 'Reunião | 2027-03-15'],
  ['Visita terça da semana que vem às 14h', 'Visita | 2027-03-16 14:00 – 15:00'],
  ['Visita na próxima semana na quinta', 'Visita | 2027-03-18'],
  ['Inventário dia 31', 'Inventário | 2027-03-31'],
])('%s: a week, and a month that has the day', (sentence, reading) => {
  expect(read(sentence)).toBe(reading)
})

test('a 31st is of the next month that has one', () => {
  expect(readSentence('Inventário dia 31', startOf('2027-04-02')).when).toEqual({ day: '2027-05-31' })
})

test('what names no day is on the one that is shown', () => {
  expect(read('Reunião 9h', '2027-03-20')).toBe('Reunião | 2027-03-20 09:00 – 10:00')
  expect(read('Reunião hoje 11h', '2027-03-20')).toBe('Reunião | 2027-03-10 11:00 – 12:00')
})
