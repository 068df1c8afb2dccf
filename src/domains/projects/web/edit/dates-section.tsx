import { DayInput } from '#ui/workbench/form/day-input.tsx'
import type { SectionProps } from './form-values.ts'
import { FormSection } from './section.tsx'

/** When the project began and ended. */
export const DatesSection = ({ form }: SectionProps) => (
  <FormSection id="datas" title="Datas">
    <DayInput key={form.key('date_project_init')} {...form.field('date_project_init')} />
    <DayInput
      description="Vazio enquanto continua."
      key={form.key('date_project_end')}
      {...form.field('date_project_end')}
    />
  </FormSection>
)
