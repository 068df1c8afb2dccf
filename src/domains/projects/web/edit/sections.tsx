import { NativeSelect, Switch, TagsInput, type TagsInputProps, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { URL_INPUT } from '#ui/workbench/form/url-input.ts'
import type { Project } from '../../contract.ts'
import { technologiesOf } from '../../technologies.ts'
import { FilmField } from './film-field.tsx'
import { SaleLacks } from './sale-lacks.tsx'
import styles from './section.module.css'
import { FormSection } from './section.tsx'
import { type SectionProps, TRADE_LABELS } from './use-project-form.ts'

const TRADES = Object.entries(TRADE_LABELS).map(([value, label]) => ({ value, label }))

/** The project's title, trade and external link. */
export const MainSection = ({ form, needsTitle }: SectionProps & { needsTitle: boolean }) => (
  <FormSection id="projeto">
    <TextInput size="md" required={needsTitle} key={form.key('title')} {...form.field('title')} />
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

const SWITCHES = [
  { path: 'is_public', hint: 'Visitantes o veem no site.' },
  { path: 'is_highlighted', hint: 'Na página inicial.' },
  { path: 'is_sale', hint: 'Com preço e arquivo para quem compra.' },
  { path: 'is_download', hint: 'Com arquivos abertos, por plataforma.' },
  { path: 'is_outsourced', hint: 'Feito por outros em nosso nome.' },
  { path: 'is_sketch', hint: 'Ainda é uma ideia no papel.' },
] as const

/** The project's switches. */
export const StateSection = ({
  form,
  project,
  hint,
}: SectionProps & { project: Project | undefined; hint: string | undefined }) => (
  <FormSection id="situacao" hint={hint}>
    <div className={`stack ${styles.switches}`}>
      {SWITCHES.map(({ path, hint }) => (
        <div key={form.key(path)}>
          <Switch description={hint} {...form.field(path)} />
          {path === 'is_sale' && <SaleLacks form={form} project={project} />}
        </div>
      ))}
    </div>
  </FormSection>
)

/** The fields of cards and search results. */
export const ResumSection = ({ form }: SectionProps) => (
  <FormSection id="resumo" hint="O que os cartões e a busca mostram.">
    <TextInput key={form.key('resum.title')} {...form.field('resum.title')} />
    <Textarea
      autosize
      minRows={2}
      maxRows={8}
      key={form.key('resum.description')}
      {...form.field('resum.description')}
    />
    <TechnologiesField key={form.key('resum.tecnologi')} {...form.field('resum.tecnologi')} />
    <div className={styles.half}>
      <PictureField
        description="Nos cartões. Sem ela, desenhamos uma."
        key={form.key('resum.image')}
        {...form.field('resum.image')}
      />
    </div>
    <FilmField
      key={form.key('resum.video')}
      form={form}
      path="resum.video"
      description="Um do site toca na página; outro vira link."
    />
  </FormSection>
)

/** When the project began and ended. */
export const DatesSection = ({ form }: SectionProps) => (
  <FormSection id="datas">
    <DayInput key={form.key('date_project_init')} {...form.field('date_project_init')} />
    <DayInput
      description="Vazio enquanto continua."
      key={form.key('date_project_end')}
      {...form.field('date_project_end')}
    />
  </FormSection>
)

interface TechnologiesFieldProps extends Omit<TagsInputProps, 'defaultValue' | 'onChange'> {
  /** As stored: separated by commas. */
  defaultValue?: string
  onChange?: (technologies: string) => void
}

/** The technologies as tags. A comma ends a tag, except after a digit, as in '0,2 mm'. */
function TechnologiesField({ defaultValue = '', onChange, ...field }: TechnologiesFieldProps) {
  const [tags, setTags] = useState(() => technologiesOf(defaultValue))
  const [typed, setTyped] = useState('')

  function change(next: string[]) {
    // A pasted text may contain several.
    const clean = [...new Set(next.flatMap(technologiesOf))]
    setTags(clean)
    onChange?.(clean.join(', '))
  }

  return (
    <TagsInput
      description="Enter ou vírgula depois de cada uma."
      splitChars={/\d$/.test(typed) ? [';'] : [',', ';']}
      clearButtonProps={{ 'aria-label': 'Limpar as tecnologias' }}
      clearable
      value={tags}
      onChange={change}
      searchValue={typed}
      onSearchChange={setTyped}
      {...field}
    />
  )
}
