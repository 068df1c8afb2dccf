import { privateCall } from '#platform/contract/call.ts'
import { month, ownerId, z } from '#platform/contract/fields.ts'
import { describeFile, fileAnswer } from '#platform/contract/files.ts'

const input = z.object({ id_user: ownerId, /** YYYY-MM. */ month })

export const exportContract = {
  csv: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'export' })
    .route({
      method: 'GET',
      path: '/finance/report/csv',
      summary: 'Exporta um mês: CSV em UTF-8 com BOM, separado por ponto e vírgula',
    })
    .input(input)
    .output(z.file()),
  zip: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'export' })
    .route({
      method: 'GET',
      path: '/finance/report/zip',
      summary:
        'Exporta um mês para o contador num zip: CSV, comprovantes, notas, extratos, um resumo em PDF e o que falta',
      outputStructure: 'detailed',
      spec: describeFile,
    })
    .input(input)
    .output(fileAnswer),
}
