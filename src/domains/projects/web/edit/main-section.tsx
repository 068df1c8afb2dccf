import { NativeSelect, TextInput } from '@mantine/core'
import { URL_INPUT } from '#ui/workbench/form/url-input.ts'
import { type SectionProps, TRADE_LABELS } from './form-values.ts'
import styles from './section.module.css'
import { FormSection } from './section.tsx'

const TRADES = Object.entries(TRADE_LABELS).map(([value, label]) => ({ value, label }))

/** The project's title, trade and external link. */
export const MainSection = ({ form }: SectionProps) => (
  <FormSection id="projeto" title="Projeto">
    <TextInput size="md" key={form.key('title')} {...form.field('title')} />
    <NativeSelect
      className={styles.half}
      description="Decide o desenho de quem não tem imagem."
      data={TRADES}
      key={form.key('trade')}
      {...form.field('trade')}
    />
    <TextInput
      className={styles.half}
      description="A loja, o código, o site do projeto."
      {...URL_INPUT}
      key={form.key('link_external')}
      {...form.field('link_external')}
    />
  </FormSection>
)
