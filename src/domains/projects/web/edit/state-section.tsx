import { Switch } from '@mantine/core'
import type { SectionProps } from './project-form.ts'
import styles from './section.module.css'
import { FormSection } from './section.tsx'

const SWITCHES = [
  { path: 'is_public', label: 'Público', hint: 'Visitantes o veem no site.' },
  { path: 'is_highlighted', label: 'Destaque', hint: 'Na página inicial.' },
  { path: 'is_sale', label: 'À venda', hint: 'Com preço e arquivo para quem compra.' },
  { path: 'is_download', label: 'Para baixar', hint: 'Com arquivos abertos, por plataforma.' },
  { path: 'is_outsourced', label: 'Terceirizado', hint: 'Feito por outros em nosso nome.' },
  { path: 'is_sketch', label: 'Esboço', hint: 'Ainda é uma ideia no papel.' },
] as const

/** The project's switches. `hint` says what else it takes to be seen, where something is missing. */
export const StateSection = ({ form, hint }: SectionProps & { hint: string | undefined }) => (
  <FormSection title="Situação" hint={hint}>
    <div className={styles.switches}>
      {SWITCHES.map(({ path, label, hint }) => (
        <Switch
          key={form.key(path)}
          label={label}
          description={hint}
          {...form.getInputProps(path, { type: 'checkbox' })}
        />
      ))}
    </div>
  </FormSection>
)
