import { Button, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ItemList } from '#ui/workbench/form/item-list.tsx'
import { MAX_COMPARED, MAX_SHEET } from '../../project.ts'
import { FigureField } from './figure-field.tsx'
import { MarksField } from './marks-field.tsx'
import styles from './section.module.css'
import { FormSection } from './section.tsx'
import type { SectionProps } from './use-project-form.ts'

/** The drawing that the project's page opens on, with its numbers. */
export const DrawingSection = ({ form }: SectionProps) => {
  const figure = form.useWatchValue('drawing.figure')
  return (
    <FormSection id="desenho" hint="O alto da página, e o cartão de quem não tem imagem. Um SVG toma as cores do site.">
      <FigureField key={form.key('drawing.figure')} {...form.field('drawing.figure')} />
      {figure && (
        <>
          <TextInput
            description="Para quem não vê a imagem."
            key={form.key('drawing.alt')}
            {...form.field('drawing.alt')}
          />
          <MarksField form={form} figure={figure} />
        </>
      )}
    </FormSection>
  )
}

/** The data beside the text. */
export const SheetSection = ({ form }: SectionProps) => (
  <FormSection id="ficha" hint="Ao lado do texto: prazo, peso, custo, quem, com quê.">
    <ItemList
      key={form.key('sheet')}
      form={form}
      path="sheet"
      count={form.useWatchValue('sheet').length}
      limit={MAX_SHEET}
      label={form.labelOf('sheet')}
      noun="dado"
      empty={{ label: '', value: '' }}
    >
      {(index) => (
        <>
          <TextInput placeholder="Prazo" {...form.field(`sheet.${index}.label`)} />
          <TextInput placeholder="58 dias, 4 versões" {...form.field(`sheet.${index}.value`)} />
        </>
      )}
    </ItemList>
  </FormSection>
)

/** Before and after; folded until something of it is wanted. */
export function CompareSection({ form }: SectionProps) {
  const rows = form.useWatchValue('compare.rows')
  return (
    <Folded form={form} id="comparacao" group="compare" action="Acrescentar antes e depois">
      <div className={styles.half}>
        <FigureField key={form.key('compare.before')} {...form.field('compare.before')} />
      </div>
      <div className={styles.half}>
        <FigureField key={form.key('compare.after')} {...form.field('compare.after')} />
      </div>
      <TextInput
        className={styles.half}
        placeholder="bronze, 1974"
        key={form.key('compare.before_label')}
        {...form.field('compare.before_label')}
      />
      <TextInput
        className={styles.half}
        placeholder="náilon, hoje"
        key={form.key('compare.after_label')}
        {...form.field('compare.after_label')}
      />
      <Textarea autosize minRows={2} key={form.key('compare.text')} {...form.field('compare.text')} />
      <ItemList
        key={form.key('compare.rows')}
        form={form}
        path="compare.rows"
        count={rows.length}
        limit={MAX_COMPARED}
        label={form.labelOf('compare.rows')}
        noun="linha"
        empty={{ label: '', before: '', after: '' }}
      >
        {(index) => (
          <>
            <TextInput {...form.field(`compare.rows.${index}.label`)} />
            <TextInput {...form.field(`compare.rows.${index}.before`)} />
            <TextInput {...form.field(`compare.rows.${index}.after`)} />
          </>
        )}
      </ItemList>
    </Folded>
  )
}

/** The place of a photograph; folded until one is wanted. */
export const PhotoSection = ({ form }: SectionProps) => (
  <Folded form={form} id="fotografia" group="photo" action="Acrescentar fotografia">
    <FigureField
      description="Em 3:2, no fim da página."
      key={form.key('photo.figure')}
      {...form.field('photo.figure')}
    />
    <TextInput key={form.key('photo.caption')} {...form.field('photo.caption')} />
  </Folded>
)

interface FoldedProps extends SectionProps {
  id: 'comparacao' | 'fotografia'
  group: 'compare' | 'photo'
  action: string
  children: ReactNode
}

/** A section that is a button until it is wanted, has content, or has an error. */
function Folded({ form, id, group, action, children }: FoldedProps) {
  const [isWanted, setWanted] = useState(false)
  const isFilled = Object.values(form.useWatchValue(group)).some((value) => value.length > 0)
  const isWrong = Object.keys(form.errors).some((path) => path.startsWith(`${group}.`))
  return (
    <FormSection id={id}>
      {isWanted || isFilled || isWrong ? (
        children
      ) : (
        <Button
          className={styles.film ?? ''}
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setWanted(true)}
        >
          {action}
        </Button>
      )}
    </FormSection>
  )
}
