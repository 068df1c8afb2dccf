import { Buffer } from 'node:buffer'
import { FIRM } from '#domains/projects/project.ts'
import { readNota } from '#fiscal/read-nota.ts'
import { mod11 } from '#fiscal/receipt.ts'
import type { Program } from '#platform/context.ts'
import { addDays, dayOf } from '#time.ts'
import { FOLDER } from '../files.ts'
import { amountsOf } from './receive.ts'

type Files = Pick<Program, 'db' | 'clock' | 'storage'>

/**
 * Receipts of the demonstration: two that wait, of which one is of an open bill and the other of nothing yet, and those of
 * entries by their description.
 */
export async function addDemoReceipts(program: Files, entries: readonly string[]) {
  const today = dayOf(program.clock.now())
  await addReceipt(program, 'nfe-1042.xml', nfe(FILAMENT, addDays(today, -18)), null)
  await addReceipt(program, 'nfse-contabilidade.xml', nfse(addDays(today, -6)), null)
  const reports = await program.db
    .selectFrom('finance_reports')
    .select(['id', 'date', 'description', 'amount'])
    .where('id_user', '=', FIRM)
    .where('demo', '=', true)
    .where('description', 'in', entries)
    .orderBy('id')
    .execute()
  for (const [index, { id, date, description, amount }] of reports.entries()) {
    const number = 2310 + 47 * index
    const item = { code: `EQ-${number}`, name: description, count: 1, price: plain(amount) }
    const xml = nfe({ number, supplier: 'Bancada Exemplo Instrumentos Ltda', items: [item] }, date)
    await addReceipt(program, `nfe-${number}.xml`, xml, id)
  }
}

const plain = (cents: number) => (cents / 100).toFixed(2)

/** Stores a receipt, which waits or belongs to an entry. */
async function addReceipt({ db, clock, storage }: Files, name: string, xml: string, report_id: number | null) {
  const reading = readNota(xml)!
  const key = `${FOLDER}/inbox/${FIRM}/demo-${name}`
  const data = Buffer.from(xml)
  await storage.private.put(key, data)
  await db
    .insertInto('finance_attachments')
    .values({
      ...{ key, name, size: data.length, id_user: FIRM, report_id, demo: true, created_at: clock.now() },
      ...{ fingerprint: reading.accessKey || `demo:${name}`, reading: JSON.stringify(reading), day: reading.day },
      amounts: amountsOf(reading),
    })
    .execute()
}

interface Nota {
  number: number
  supplier: string
  items: readonly { code: string; name: string; count: number; price: string }[]
}

const FILAMENT: Nota = {
  number: 1042,
  supplier: 'Filamento e Resina do Sul Exemplo Ltda',
  items: [
    { code: 'PETG-PT', name: 'Filamento PETG preto 1,75 mm, 1 kg', count: 8, price: '99.00' },
    { code: 'PETG-BR', name: 'Filamento PETG branco 1,75 mm, 1 kg', count: 4, price: '99.00' },
  ],
}

function nfe({ number, supplier, items }: Nota, day: string): string {
  const key =
    `42${day.slice(2, 4)}${day.slice(5, 7)}1122233300018155001${String(number).padStart(9, '0')}10000${number}9`.slice(
      0,
      43,
    )
  const total = items.reduce((sum, { count, price }) => sum + count * Number(price), 0).toFixed(2)
  return `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe versao="4.00" Id="NFe${key}${mod11(key, 0)}">
<ide><cUF>42</cUF><natOp>Venda</natOp><mod>55</mod><serie>1</serie><nNF>${number}</nNF><dhEmi>${day}T10:12:00-03:00</dhEmi><tpAmb>1</tpAmb></ide>
<emit><CNPJ>11222333000181</CNPJ><xNome>${supplier}</xNome></emit>
${items
  .map(
    ({ code, name, count, price }, index) =>
      `<det nItem="${index + 1}"><prod><cProd>${code}</cProd><xProd>${name}</xProd><qCom>${count}.0000</qCom><vUnCom>${price}</vUnCom><vProd>${(count * Number(price)).toFixed(2)}</vProd></prod></det>`,
  )
  .join('\n')}
<total><ICMSTot><vProd>${total}</vProd><vNF>${total}</vNF></ICMSTot></total></infNFe>
<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature></NFe></nfeProc>`
}

const nfse = (day: string) => `<?xml version="1.0" encoding="UTF-8"?>
<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.00"><infNFSe><nNFSe>318</nNFSe>
<emit><CNPJ>11222333000181</CNPJ><xNome>Contabilidade Três Pontes Exemplo</xNome></emit><valores><vLiq>480.00</vLiq></valores>
<DPS><infDPS><tpAmb>1</tpAmb><dhEmi>${day}T09:00:00-03:00</dhEmi><serv><cServ><xDescServ>Honorários contábeis do mês</xDescServ></cServ></serv>
<valores><vServPrest><vServ>480.00</vServ></vServPrest></valores></infDPS></DPS></infNFSe></NFSe>`
