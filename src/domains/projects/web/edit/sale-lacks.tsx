import { Anchor } from '@mantine/core'
import { focusFirst } from '#ui/workbench/form/focus-field.ts'
import type { Project } from '../../contract.ts'
import { type SaleLack, saleLacks } from '../../project.ts'
import type { SectionProps } from './use-project-form.ts'

/** What is said of it, and the field that it is. */
const LACKS: Record<SaleLack, { text: string; path: string }> = {
  price: { text: 'o preço', path: 'sale.value' },
  file: { text: 'o arquivo', path: 'file.sale' },
}

/** What a product on sale lacks, beside the switch that puts it on sale; each leads to its field. It may be saved all the same. */
export function SaleLacks({ form, project }: SectionProps & { project: Project | undefined }) {
  const lacks = saleLacks({
    is_sale: form.useWatchValue('is_sale'),
    plan: form.useWatchValue('plan'),
    value: form.useWatchValue('sale.value'),
    hasFile: project?.files?.sale !== undefined,
  })
  return (
    <p role="status" className="small accent">
      {lacks.length > 0 && 'Falta '}
      {lacks.map((lack, index) => (
        <span key={lack}>
          {index > 0 && ' e '}
          {/* Before the first save there is no place for a file. */}
          {lack === 'file' && !project ? (
            'o arquivo, depois de salvar'
          ) : (
            <Anchor component="button" type="button" inherit onClick={() => focusFirst([LACKS[lack].path])}>
              {LACKS[lack].text}
            </Anchor>
          )}
        </span>
      ))}
      {lacks.length > 0 && '.'}
    </p>
  )
}
