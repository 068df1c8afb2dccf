/*
 * Notas as the programs of issuers write them, with the parts that are read. After the published schemas: NF-e and NFC-e
 * 4.00 and their events 1.00 (Manual de Orientação do Contribuinte, PL_009; nfephp-org/sped-nfe), CT-e 4.00 (PL_CTe_400;
 * nfephp-org/sped-cte), NFS-e nacional 1.00 and 1.01 and its events (gov.br/nfse; akretion/nfelib).
 */

interface Nfe {
  key?: string
  /** 55 of an NF-e, 65 of an NFC-e. */
  model?: string
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
  model = '55',
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
<ide><cUF>35</cUF><mod>${model}</mod><nNF>${number}</nNF><dhEmi>${day}T10:12:00-03:00</dhEmi><tpAmb>${isTrial ? 2 : 1}</tpAmb></ide>
<emit><CNPJ>${cnpj}</CNPJ><xNome>${supplier}</xNome></emit><dest><CNPJ>99999999000191</CNPJ><xNome>Nós</xNome></dest>
${details.join('')}<total><ICMSTot><vProd>1.00</vProd><vNF>${amount}</vNF></ICMSTot></total>
${parts.length > 0 ? `<cobr><fat><nFat>1</nFat></fat>${parts.join('')}</cobr>` : ''}</infNFe>
${isSigned ? '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature>' : ''}</NFe>
<protNFe versao="4.00"><infProt><cStat>100</cStat></infProt></protNFe></nfeProc>`
}

/** An NFS-e of the national system. */
export const makeNfse = ({ amount = '450.00', net = '450.00', encoding = 'utf-8', version = '1.00' } = {}) =>
  `<?xml version="1.0" encoding="${encoding}"?><NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="${version}">
<infNFSe Id="NFS42054072${SUPPLIER}${'0'.repeat(22)}127123"><nNFSe>127</nNFSe><dhProc>2026-10-07T09:00:00-03:00</dhProc>
<emit><CNPJ>${SUPPLIER}</CNPJ><xNome>Contábil Três Pontes</xNome></emit><valores><vLiq>${net}</vLiq></valores>
${version === '1.00' ? '' : '<IBSCBS><cLocalidadeIncid>4205407</cLocalidadeIncid><totCIBS><vTotNF>999.99</vTotNF></totCIBS></IBSCBS>'}
<DPS versao="${version}"><infDPS Id="DPS1"><tpAmb>1</tpAmb><dhEmi>2026-10-06T23:30:00-03:00</dhEmi><prest><CNPJ>${SUPPLIER}</CNPJ></prest>
<serv><cServ><cTribNac>171901</cTribNac><xDescServ>Honorários contábeis de setembro</xDescServ></cServ></serv>
<valores><vServPrest><vServ>${amount}</vServ></vServPrest></valores>${version === '1.00' ? '' : '<IBSCBS><finNFSe>0</finNFSe><valores><trib><gIBSCBS><CST>000</CST></gIBSCBS></trib></valores></IBSCBS>'}</infDPS></DPS></infNFSe></NFSe>`

interface Cte {
  root?: 'CTe' | 'CTeOS'
  due?: readonly { number: string; day: string; amount: string }[]
}

/** A CT-e, or one of other services, with its protocol. */
export function makeCte({ root = 'CTe', due = [] }: Cte = {}): string {
  const parts = due.map(
    (part) => `<dup><nDup>${part.number}</nDup><dVenc>${part.day}</dVenc><vDup>${part.amount}</vDup></dup>`,
  )
  const proc = root === 'CTe' ? 'cteProc' : 'cteOSProc'
  return `<?xml version="1.0" encoding="UTF-8"?>
<${proc} versao="4.00" xmlns="http://www.portalfiscal.inf.br/cte"><${root} xmlns="http://www.portalfiscal.inf.br/cte"><infCte versao="4.00" Id="CTe${NFE_KEY}">
<ide><cUF>42</cUF><mod>57</mod><serie>1</serie><nCT>8801</nCT><dhEmi>2026-10-09T08:00:00-03:00</dhEmi><tpAmb>1</tpAmb>
<xMunIni>Joinville</xMunIni><UFIni>SC</UFIni><xMunFim>Florianópolis</xMunFim><UFFim>SC</UFFim></ide>
<emit><CNPJ>${SUPPLIER}</CNPJ><xNome>Transportes do Vale</xNome></emit>
<vPrest><vTPrest>230.30</vTPrest><vRec>230.30</vRec></vPrest>
<infCTeNorm>${parts.length > 0 ? `<cobr><fat><nFat>1</nFat></fat>${parts.join('')}</cobr>` : ''}</infCTeNorm></infCte>
<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature></${root}></${proc}>`
}

/** An event of an NF-e as it is registered, a cancellation where nothing else is said. */
export const makeEvent = ({ code = '110111', said = 'Cancelamento', key = NFE_KEY } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<procEventoNFe versao="1.00" xmlns="http://www.portalfiscal.inf.br/nfe"><evento versao="1.00"><infEvento Id="ID${code}${key}01">
<cOrgao>35</cOrgao><tpAmb>1</tpAmb><CNPJ>${SUPPLIER}</CNPJ><chNFe>${key}</chNFe><dhEvento>2026-10-12T11:00:00-03:00</dhEvento>
<tpEvento>${code}</tpEvento><nSeqEvento>1</nSeqEvento><verEvento>1.00</verEvento>
<detEvento versao="1.00"><descEvento>${said}</descEvento><nProt>1</nProt><xJust>Pedido feito em dobro</xJust></detEvento></infEvento>
<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature></evento>
<retEvento versao="1.00"><infEvento><cStat>135</cStat></infEvento></retEvento></procEventoNFe>`

/** The cancellation of an NFS-e, as it is asked for or registered. */
export function makeNfseEvent({ version = '1.00', isRegistered = true } = {}): string {
  const asked = `<infPedReg Id="PRE1"><tpAmb>1</tpAmb><dhEvento>2026-10-12T11:00:00-03:00</dhEvento><CNPJAutor>${SUPPLIER}</CNPJAutor>
<chNFSe>42054072${SUPPLIER}${'0'.repeat(22)}127123</chNFSe><e101101><xDesc>Cancelamento de NFS-e</xDesc><cMotivo>1</cMotivo><xMotivo>Erro na emissão</xMotivo></e101101></infPedReg>`
  const named = 'xmlns="http://www.sped.fazenda.gov.br/nfse"'
  return isRegistered
    ? `<?xml version="1.0"?><evento ${named} versao="${version}"><infEvento Id="EVT1"><nSeqEvento>1</nSeqEvento><dhProc>2026-10-12T11:00:05-03:00</dhProc><pedRegEvento versao="${version}">${asked}</pedRegEvento></infEvento></evento>`
    : `<?xml version="1.0"?><pedRegEvento ${named} versao="${version}">${asked}</pedRegEvento>`
}
