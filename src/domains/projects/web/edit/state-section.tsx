import { Switch } from '@mantine/core'
import type { SectionProps } from './form-values.ts'
import styles from './section.module.css'
import { FormSection } from './section.tsx'

const SWITCHES = [
  { path: 'is_public', hint: 'Visitantes o veem no site.' },
  { path: 'is_highlighted', hint: 'Na página inicial.' },
  { path: 'is_sale', hint: 'Com preço e arquivo para quem compra.' },
  { path: 'is_download', hint: 'Com arquivos abertos, por plataforma.' },
  { path: 'is_outsourced', hint: 'Feito por outros em nosso nome.' },
  { path: 'is_sketch', hint: 'Ainda é uma ideia no papel.' },
] as const

/** The project's switches. */
export const StateSection = ({ form, hint }: SectionProps & { hint: string | undefined }) => (
  <FormSection id="situacao" title="Situação" hint={hint}>
    <div className={styles.switches}>
      {SWITCHES.map(({ path, hint }) => (
        <Switch key={form.key(path)} description={hint} {...form.field(path)} />
      ))}
    </div>
  </FormSection>
)
