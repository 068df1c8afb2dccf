/* Notas as the programs of issuers write them, with the parts that are read. */

interface Nfe {
  key?: string
  supplier?: string
  cnpj?: string
  number?: string
  day?: string
  amount?: string
  items?: readonly { description: string; quantity: string; amount: string }[]
  due?: readonly { number: string; day: string; amount: string }[]
  isSigned?: boolean
  isTrial?: boolean
}

/** The access key in the Manual de Orientação do Contribuinte (2.2.6). */
export const NFE_KEY = '35080599999090910270550010000000015180051273'
/** A CNPJ whose check digits are right. */
export const SUPPLIER = '11222333000181'

/** An NF-e as `nfeProc`. */
export function makeNfe({
  key = NFE_KEY,
  supplier = 'Filamentos &amp; Resinas do Sul Ltda',
  cnpj = SUPPLIER,
  number = '1042',
  day = '2026-10-05',
  amount = '1188.00',
  items = [{ description: 'Filamento PETG preto 1 kg', quantity: '12.0000', amount: '1188.00' }],
  due = [],
  isSigned = true,
  isTrial = false,
}: Nfe = {}): string {
  const details = items.map(
    (item, index) =>
      `<det nItem="${index + 1}"><prod><cProd>${index}</cProd><xProd>${item.description}</xProd><qCom>${item.quantity}</qCom><vProd>${item.amount}</vProd></prod></det>`,
  )
  const parts = due.map(
    (part) => `<dup><nDup>${part.number}</nDup><dVenc>${part.day}</dVenc><vDup>${part.amount}</vDup></dup>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe"><NFe xmlns="http://www.portalfiscal.inf.br/nfe"><infNFe versao="4.00" Id="NFe${key}">
<ide><cUF>35</cUF><nNF>${number}</nNF><dhEmi>${day}T10:12:00-03:00</dhEmi><tpAmb>${isTrial ? 2 : 1}</tpAmb></ide>
<emit><CNPJ>${cnpj}</CNPJ><xNome>${supplier}</xNome></emit><dest><CNPJ>99999999000191</CNPJ><xNome>Nós</xNome></dest>
${details.join('')}<total><ICMSTot><vProd>1.00</vProd><vNF>${amount}</vNF></ICMSTot></total>
${parts.length > 0 ? `<cobr><fat><nFat>1</nFat></fat>${parts.join('')}</cobr>` : ''}</infNFe>
${isSigned ? '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature>' : ''}</NFe>
<protNFe versao="4.00"><infProt><cStat>100</cStat></infProt></protNFe></nfeProc>`
}

/** An NFS-e of the national system. */
export const makeNfse = ({ amount = '450.00', net = '450.00', encoding = 'utf-8' } = {}) =>
  `<?xml version="1.0" encoding="${encoding}"?><NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.00">
<infNFSe Id="NFS42054072${SUPPLIER}${'0'.repeat(22)}127123"><nNFSe>127</nNFSe><dhProc>2026-10-07T09:00:00-03:00</dhProc>
<emit><CNPJ>${SUPPLIER}</CNPJ><xNome>Contábil Três Pontes</xNome></emit><valores><vLiq>${net}</vLiq></valores>
<DPS versao="1.00"><infDPS Id="DPS1"><tpAmb>1</tpAmb><dhEmi>2026-10-06T23:30:00-03:00</dhEmi><prest><CNPJ>${SUPPLIER}</CNPJ></prest>
<serv><cServ><cTribNac>171901</cTribNac><xDescServ>Honorários contábeis de setembro</xDescServ></cServ></serv>
<valores><vServPrest><vServ>${amount}</vServ></vServPrest></valores></infDPS></DPS></infNFSe></NFSe>`
