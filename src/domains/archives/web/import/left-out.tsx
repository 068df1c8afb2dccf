import { plural } from '#ui/formats.ts'
import { Refused } from '#ui/workbench/record-import/file-preview.tsx'
import type { ArticlesPreview } from '../../zip-contract.ts'

/** What of a ZIP does not come in, and why. */
export function LeftOut({ refused, refusedCount, unused, ignored }: ArticlesPreview) {
  return (
    <>
      {refusedCount > 0 && (
        <Refused
          summary={plural(refusedCount, 'arquivo fica de fora', 'arquivos ficam de fora')}
          count={refusedCount}
          // Two files of a ZIP may have one path.
          listed={refused.map(({ path, text }, place) => ({ key: place, name: path, text }))}
        />
      )}
      {(ignored.length > 0 || unused > 0) && (
        <p className="soft tiny break-anywhere">
          {ignored.length > 0 && `Campos da ficha que não são lidos: ${ignored.join(', ')}. `}
          {unused > 0 &&
            `${plural(unused, 'arquivo que nenhum artigo mostra fica', 'arquivos que nenhum artigo mostra ficam')} de fora.`}
        </p>
      )}
    </>
  )
}
