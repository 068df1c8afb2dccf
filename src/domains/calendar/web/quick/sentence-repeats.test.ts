import { expect, test } from 'vitest'
import { NOW, read } from '#tests/read-sentence.ts'
import { startOf } from '../grid/local-minutes.ts'
import { readSentence } from './sentence.ts'

test.each([
  ['todo dia 5 pagar aluguel', 'pagar aluguel | 2027-04-05 | FREQ=MONTHLY'],
  ['toda terça 9h reunião até 20/12/2027', 'reunião | 2027-03-16 09:00 – 10:00 | FREQ=WEEKLY;BYDAY=TU | 2027-12-20'],
  ['Treino todas as terças e quintas às 7h', 'Treino | 2027-03-11 07:00 – 08:00 | FREQ=WEEKLY;BYDAY=TU,TH'],
  ['Missa todo domingo 8h', 'Missa | 2027-03-14 08:00 – 09:00 | FREQ=WEEKLY;BYDAY=SU'],
  ['regar as plantas todos os dias 18h', 'regar as plantas | 2027-03-10 18:00 – 19:00 | FREQ=DAILY'],
  ['remédio todo dia 9:30', 'remédio | 2027-03-11 09:30 – 10:30 | FREQ=DAILY'],
  ['daily todo dia útil 9h', 'daily | 2027-03-11 09:00 – 10:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['Relatório toda semana na sexta', 'Relatório | 2027-03-12 | FREQ=WEEKLY'],
  ['IPTU todo ano em 10/2', 'IPTU | 2028-02-10 | FREQ=YEARLY'],
  ['Todo cuidado é pouco', 'Todo cuidado é pouco | 2027-03-10'],
])('%s: again and again', (sentence, reading) => {
  expect(read(sentence)).toBe(reading)
})

test.each([
  ['Happy hour toda segunda sexta-feira do mês 18h', 'Happy hour | 2027-03-12 18:00 – 19:00 | FREQ=MONTHLY;BYDAY=2FR'],
  ['conselho 1º sábado de cada mês', 'conselho | 2027-04-03 | FREQ=MONTHLY;BYDAY=1SA'],
  ['toda 2ª 6ª do mês revisão', 'revisão | 2027-03-12 | FREQ=MONTHLY;BYDAY=2FR'],
  ['Ronda toda primeira segunda 8h', 'Ronda | 2027-04-05 08:00 – 09:00 | FREQ=MONTHLY;BYDAY=1MO'],
  ['backup na última sexta do mês', 'backup | 2027-03-26 | FREQ=MONTHLY;BYDAY=-1FR'],
  [
    'reunião último dia útil do mês 9h',
    'reunião | 2027-03-31 09:00 – 10:00 | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  ],
  ['Salários todo quinto dia útil', 'Salários | 2027-04-07 | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=5'],
  ['fechar o caixa no último dia do mês', 'fechar o caixa | 2027-03-31 | FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['treino seg e qua 7h', 'treino | 2027-03-10 07:00 – 08:00 | FREQ=WEEKLY;BYDAY=MO,WE'],
  ['treino seg, qua e sex 7h', 'treino | 2027-03-10 07:00 – 08:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR'],
  ['toda 2ª e 4ª 9h reunião', 'reunião | 2027-03-10 09:00 – 10:00 | FREQ=WEEKLY;BYDAY=MO,WE'],
  ['plantão aos domingos 8h', 'plantão | 2027-03-14 08:00 – 09:00 | FREQ=WEEKLY;BYDAY=SU'],
  ['ronda toda segunda a sexta 8h', 'ronda | 2027-03-10 08:00 – 09:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['ronda seg a sex 8h', 'ronda | 2027-03-10 08:00 – 09:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['aula às segundas e quartas 19h', 'aula | 2027-03-10 19:00 – 20:00 | FREQ=WEEKLY;BYDAY=MO,WE'],
  ['reunião a cada segunda 9h', 'reunião | 2027-03-15 09:00 – 10:00 | FREQ=WEEKLY;BYDAY=MO'],
  ['aula segunda e quarta 19h até 20/12', 'aula | 2027-03-10 19:00 – 20:00 | FREQ=WEEKLY;BYDAY=MO,WE | 2027-12-20'],
  ['pagar DAS a cada 15 dias', 'pagar DAS | 2027-03-10 | FREQ=DAILY;INTERVAL=15'],
  ['reunião a cada 2 semanas na sexta 9h', 'reunião | 2027-03-12 09:00 – 10:00 | FREQ=WEEKLY;INTERVAL=2'],
  [
    'reunião a cada duas semanas seg e qua 9h',
    'reunião | 2027-03-10 09:00 – 10:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE',
  ],
  ['dedetizar de 3 em 3 meses dia 12', 'dedetizar | 2027-03-12 | FREQ=MONTHLY;INTERVAL=3'],
  ['faxina semana sim, semana não', 'faxina | 2027-03-10 | FREQ=WEEKLY;INTERVAL=2'],
  ['aluguel todo dia 31', 'aluguel | 2027-03-31 | FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['aluguel todo dia 30', 'aluguel | 2027-03-30 | FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1'],
  ['balanço a cada 3 meses dia 31', 'balanço | 2027-03-31 | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1'],
])('%s: days of a month, lists of weekdays, every so often', (sentence, reading) => {
  expect(read(sentence)).toBe(reading)
})

test.each([
  ['show sexta e sábado 20h', 'show | 2027-03-12 20:00 – 21:00 | FREQ=WEEKLY;BYDAY=FR,SA | 2027-03-13'],
  ['curso segunda a sexta 9h', 'curso | 2027-03-15 09:00 – 10:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2027-03-19'],
  ['aula quarta e sábado 11h', 'aula | 2027-03-10 11:00 – 12:00 | FREQ=WEEKLY;BYDAY=WE,SA | 2027-03-13'],
  ['aula quarta e sábado 9h', 'aula | 2027-03-17 09:00 – 10:00 | FREQ=WEEKLY;BYDAY=WE,SA | 2027-03-20'],
  ['feira quinta, sexta e domingo', 'feira | 2027-03-11 | FREQ=WEEKLY;BYDAY=SU,TH,FR | 2027-03-14'],
  ['prova sexta e quarta 8h', 'prova | 2027-03-12 08:00 – 09:00 | FREQ=WEEKLY;BYDAY=WE,FR | 2027-03-17'],
  ['visita quarta e quinta que vem 10h', 'visita | 2027-03-17 10:00 – 11:00 | FREQ=WEEKLY;BYDAY=WE,TH | 2027-03-18'],
  [
    'curso segunda e terça da semana que vem 9h',
    'curso | 2027-03-15 09:00 – 10:00 | FREQ=WEEKLY;BYDAY=MO,TU | 2027-03-16',
  ],
])('%s: weekdays in the singular are the next ones, and no more', (sentence, reading) => {
  expect(read(sentence)).toBe(reading)
})

test('what weekdays mean can be chosen where no word says it', () => {
  const WEEKLY = 'show | 2027-03-12 20:00 – 21:00 | FREQ=WEEKLY;BYDAY=FR,SA'
  expect(read('show sexta e sábado 20h', undefined, 'weekly')).toBe(WEEKLY)
  expect(read('show sex e sáb 20h')).toBe(WEEKLY)
  expect(read('show sex e sáb 20h', undefined, 'once')).toBe(`${WEEKLY} | 2027-03-13`)
  expect(read('show toda sexta e sábado 20h', undefined, 'once')).toBe(WEEKLY)
  const meantBy = (sentence: string) => readSentence(sentence, NOW).meant
  expect(['show sexta e sábado', 'seg e qua 7h'].map(meantBy)).toEqual(['once', 'weekly'])
  const said = ['toda seg e qua 7h', 'às segundas', 'seg e qua 7h até 20/12', 'sexta e sábado que vem', 'sexta 7h']
  expect(said.map(meantBy)).toEqual(said.map(() => undefined))
})

test('a 29th of February of each year is the 28th where there is none', () => {
  const when = (sentence: string, today: string) => readSentence(sentence, startOf(today)).when
  const repeat = { rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' }
  expect(when('aniversário todo ano 29/02', '2027-03-10')).toEqual({ day: '2028-02-29', repeat })
  expect(when('aniversário todo ano em 29 de fevereiro', '2026-11-30')).toEqual({ day: '2027-02-28', repeat })
  expect(when('aniversário todo ano 29/02/2032', '2027-03-10')).toEqual({ day: '2032-02-29', repeat })
  expect(readSentence('aniversário todo ano 29/02', startOf('2026-11-30'))).not.toHaveProperty('problem')
})

test('a series of the 31st begins in a month that has no such day', () => {
  expect(readSentence('aluguel todo dia 31', startOf('2027-04-02')).when).toEqual({
    day: '2027-04-30',
    repeat: { rule: 'FREQ=MONTHLY;BYMONTHDAY=-1' },
  })
})

test.each([
  ['remédio a cada 8 horas', 'a cada 8 horas'],
  ['ligar a cada 1000 dias', 'a cada 1000 dias'],
  ['remédio a cada 8h', 'a cada 8h'],
  ['ronda a cada hora', 'a cada hora'],
  ['ligar a cada dez dias', 'a cada dez dias'],
  ['ligar a cada 5 dias úteis', 'a cada 5 dias'],
  ['faxina a cada duas segundas', 'a cada duas segundas'],
  ['ronda de 6 em 6 horas', 'de 6 em 6 horas'],
  ['ronda de duas em duas horas', 'de duas em duas horas'],
  ['reunião na primeira segunda de dezembro 9h', 'primeira segunda de dezembro'],
  ['reunião última sexta deste mês 9h', 'última sexta deste mês'],
  ['conselho primeira sexta do mês que vem', 'primeira sexta do mês que vem'],
  ['faxina segunda sim, segunda não', 'segunda sim, segunda não'],
])('%s: what repeats otherwise is not kept as a single event', (sentence, unread) => {
  expect(readSentence(sentence, NOW).problem).toBe(`“${unread}” não foi entendido`)
})

test.each([
  ['ronda de segunda a segunda 8h', 'ronda | 2027-03-10 08:00 – 09:00 | FREQ=DAILY'],
  ['ronda segunda a segunda que vem 8h', 'ronda | 2027-03-15 08:00 – 09:00 | FREQ=DAILY | 2027-03-22'],
  ['férias de segunda a segunda', 'férias | 2027-03-15 – 2027-03-22'],
  ['ronda de segunda a domingo toda semana 8h', 'ronda | 2027-03-10 08:00 – 09:00 | FREQ=DAILY'],
  ['ronda todos os dias de segunda a sexta 8h', 'ronda | 2027-03-10 08:00 – 09:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['ronda todo dia, de segunda a sábado, 8h', 'ronda | 2027-03-10 08:00 – 09:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
  ['regar todos os dias de segunda a sexta', 'regar | 2027-03-10 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [
    'ronda todos os dias úteis de segunda a sexta 8h',
    'ronda | 2027-03-10 08:00 – 09:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  ],
  ['ronda todos os dias de segunda a segunda 8h', 'ronda | 2027-03-10 08:00 – 09:00 | FREQ=DAILY'],
])('%s: every day, or every day of those', (sentence, reading) => {
  expect(read(sentence)).toBe(reading)
})
