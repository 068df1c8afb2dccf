import { Buffer } from 'node:buffer'
import { FIRM } from '#domains/projects/project.ts'
import { readNota } from '#fiscal/read-nota.ts'
import { mod11 } from '#fiscal/receipt.ts'
import type { Program } from '#platform/context.ts'
import { addDays, dayOf } from '#time.ts'
import { FOLDER } from '../files.ts'
import { amountsOf } from './receive.ts'

/** Receipts of the demonstration, which wait: of one a bill is open, of the other nothing is there yet. */
export async function seedDemoReceipts({ db, clock, storage }: Pick<Program, 'db' | 'clock' | 'storage'>) {
  const today = dayOf(clock.now())
  const files = {
    'nfe-1042.xml': nfe(addDays(today, -18)),
    'nfse-contabilidade.xml': nfse(addDays(today, -6)),
  }
  for (const [name, xml] of Object.entries(files)) {
    const reading = readNota(xml)!
    const key = `${FOLDER}/inbox/${FIRM}/demo-${name}`
    const data = Buffer.from(xml)
    await storage.private.put(key, data)
    await db
      .insertInto('finance_attachments')
      .values({
        ...{ key, name, size: data.length, id_user: FIRM, demo: true, created_at: clock.now() },
        ...{ fingerprint: reading.accessKey || `demo:${name}`, reading: JSON.stringify(reading), day: reading.day },
        amounts: amountsOf(reading),
      })
      .execute()
  }
}

function nfe(day: string): string {
  const key = `42${day.slice(2, 4)}${day.slice(5, 7)}11222333000181550010000010421000010429`.slice(0, 43)
  return `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe versao="4.00" Id="NFe${key}${mod11(key, 0)}">
<ide><cUF>42</cUF><natOp>Venda</natOp><mod>55</mod><serie>1</serie><nNF>1042</nNF><dhEmi>${day}T10:12:00-03:00</dhEmi><tpAmb>1</tpAmb></ide>
<emit><CNPJ>11222333000181</CNPJ><xNome>Filamento e Resina do Sul Exemplo Ltda</xNome></emit>
<det nItem="1"><prod><cProd>PETG-PT</cProd><xProd>Filamento PETG preto 1,75 mm, 1 kg</xProd><qCom>8.0000</qCom><vUnCom>99.00</vUnCom><vProd>792.00</vProd></prod></det>
<det nItem="2"><prod><cProd>PETG-BR</cProd><xProd>Filamento PETG branco 1,75 mm, 1 kg</xProd><qCom>4.0000</qCom><vUnCom>99.00</vUnCom><vProd>396.00</vProd></prod></det>
<total><ICMSTot><vProd>1188.00</vProd><vNF>1188.00</vNF></ICMSTot></total></infNFe>
<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature></NFe></nfeProc>`
}

const nfse = (day: string) => `<?xml version="1.0" encoding="UTF-8"?>
<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.00"><infNFSe><nNFSe>318</nNFSe>
<emit><CNPJ>11222333000181</CNPJ><xNome>Contabilidade Três Pontes Exemplo</xNome></emit><valores><vLiq>480.00</vLiq></valores>
<DPS><infDPS><tpAmb>1</tpAmb><dhEmi>${day}T09:00:00-03:00</dhEmi><serv><cServ><xDescServ>Honorários contábeis do mês</xDescServ></cServ></serv>
<valores><vServPrest><vServ>480.00</vServ></vServPrest></valores></infDPS></DPS></infNFSe></NFSe>`
