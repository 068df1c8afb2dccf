import { expect, test } from 'vitest'
import { startOf } from '../grid/local-minutes.ts'
import { readSentence } from './sentence.ts'

/** A Wednesday, 10:20. */
const TODAY = '2027-03-10'
const NOW = startOf(TODAY) + 620

/** 'title | day 15:30-16:15', or 'title | day' where it lasts all day. */
function read(sentence: string, day?: string, chosen?: 'once' | 'weekly') {
  const { title, when, tag } = readSentence(sentence, NOW, day, chosen)
  const at = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ')
  const isShort = 'end' in when && when.end - when.start < 1440
  const time =
    'day' in when
      ? [when.day, ...(when.last ? [when.last] : [])].join(' – ')
      : `${at(when.start)} – ${at(when.end).slice(isShort ? 11 : 0)}`
  const { rule, until } = when.repeat ?? {}
  return [title, time, ...(rule ? [rule] : []), ...(until ? [until] : []), ...(tag ? [`#${tag}`] : [])].join(' | ')
}

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
