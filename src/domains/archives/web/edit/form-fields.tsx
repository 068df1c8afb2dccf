import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { query } from '#client/calls/query.ts'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import { MomentInput } from '#ui/workbench/form/moment-input.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { URL_INPUT } from '#ui/workbench/form/url-input.ts'
import type { ArchiveFields } from '../../archive-fields.ts'
import styles from './form.module.css'
import { isAhead } from './publication.ts'
import { TagsField } from './tags-field.tsx'

interface FieldsProps {
  form: RecordFields<ArchiveFields>
}

export const TitleField = ({ form }: FieldsProps) => (
  <TextInput className={styles.title} size="md" key={form.key('title')} {...form.field('title')} />
)

interface PublicationFieldsProps extends FieldsProps {
  /** Whether the two checkboxes show: only for an existing article. */
  switches: boolean
  isOpen: boolean
  /** Opens or closes the details. */
  setOpen: (isOpen: boolean) => void
}

/** Whether and when the article is public, and the button that folds its details. */
export const PublicationFields = ({ form, switches, isOpen, setOpen }: PublicationFieldsProps) => (
  <>
    {switches && (
      <div className={`row gap-125 ${styles.switches}`}>
        <Checkbox key={form.key('highlighted')} {...form.field('highlighted')} />
        <Checkbox
          key={form.key('archive_public')}
          {...form.field('archive_public')}
          onChange={({ currentTarget: { checked } }) => {
            form.setFieldValue('archive_public', checked, { forceUpdate: false })
            // Public now cancels the schedule.
            if (checked) form.setFieldValue('publish_at', null)
          }}
        />
      </div>
    )}
    <div className={styles.moment}>
      <PublishField key={form.key('publish_at')} form={form} />
    </div>
    <button
      type="button"
      className={`soft row gap-35 medium pointer no-background no-border rounded hover-wash hover-ink ${styles.fold}`}
      aria-expanded={isOpen}
      aria-controls="archive-details"
      onClick={() => setOpen(!isOpen)}
    >
      <IconChevronDown size={18} aria-hidden />
      Detalhes
    </button>
  </>
)

/** Scheduled publication; empty for none. Choosing a future time makes the article private. */
function PublishField({ form }: FieldsProps) {
  const { defaultValue: _, onChange: __, ...field } = form.field('publish_at')
  const [moment, setMoment] = useState(form.getValues().publish_at)
  /** `archive_public` before a future time was chosen. */
  const wasPublic = useRef<boolean>(undefined)

  function choose(chosen: string | null) {
    setMoment(chosen)
    form.setFieldValue('publish_at', chosen, { forceUpdate: false })
    if (isAhead(chosen)) {
      wasPublic.current ??= form.getValues().archive_public
      form.setFieldValue('archive_public', false)
    } else if (wasPublic.current !== undefined) {
      form.setFieldValue('archive_public', wasPublic.current)
      wasPublic.current = undefined
    }
  }

  return (
    <MomentInput
      {...field}
      size="md"
      value={moment}
      onChange={choose}
      clearLabel="Limpar a data de publicação"
      timeLabel="Hora da publicação"
    />
  )
}

const DETAILS = ['description', 'tags', 'author', 'link', 'date', 'image', 'image_archive'] as const

/** Whether a field of the details is invalid: then they are shown. */
export const hasWrongDetail = ({ errors }: RecordFields<ArchiveFields>) => DETAILS.some((name) => errors[name])

/** The fields that the article itself does not show first. */
export const DetailFields = ({ form, isOpen }: FieldsProps & { isOpen: boolean }) => (
  <div id="archive-details" className={`stack ${styles.details}`} hidden={!isOpen}>
    <div className={`stack content-start gap-100 ${styles.texts}`}>
      <Textarea
        description="O resumo nos cartões e na busca."
        autosize
        minRows={3}
        maxRows={8}
        key={form.key('description')}
        {...form.field('description')}
      />
      <TagsField key={form.key('tags')} {...form.field('tags')} />
      <AuthorField key={form.key('author')} form={form} />
      <TextInput
        description="A origem, o código, a loja: o que o artigo aponta fora daqui."
        {...URL_INPUT}
        key={form.key('link')}
        {...form.field('link')}
      />
      <DateField key={form.key('date')} form={form} />
    </div>
    <PictureField
      description="Nos cartões. Sem ela, desenhamos uma."
      key={form.key('image')}
      {...form.field('image')}
    />
    <PictureField
      description="No alto do artigo. Sem ela, serve a outra."
      key={form.key('image_archive')}
      {...form.field('image_archive')}
    />
  </div>
)

/** Who wrote it: somebody of Site, Pessoas. Whoever has left can still be chosen; whoever was removed there shows nobody. */
function AuthorField({ form }: FieldsProps) {
  const { data } = useQuery(query.site.authors.queryOptions())
  const people = data?.data ?? []
  const chosen = form.getValues().author
  const unknown = data && chosen !== '' && !people.some(({ key }) => key === chosen)
  return (
    // A native select chooses only among the options that it begins with.
    <NativeSelect
      key={String(data !== undefined)}
      description={
        people.length === 0 ? 'Pessoas são acrescentadas em Site.' : 'Aparece no fim do artigo, com a página da pessoa.'
      }
      {...form.field('author')}
    >
      <option value="">Ninguém</option>
      {people.map(({ key, name, left }) => (
        <option key={key} value={key}>
          {left ? `${name} (já não trabalha aqui)` : name}
        </option>
      ))}
      {!data && chosen !== '' && <option value={chosen}>Carregando…</option>}
      {unknown && <option value={chosen}>Alguém que saiu do site</option>}
    </NativeSelect>
  )
}

/** When the article was published, for changing it by hand. */
function DateField({ form }: FieldsProps) {
  const { defaultValue, ...field } = form.field('date')
  return (
    <MomentInput
      {...field}
      label={field.label}
      value={defaultValue}
      onChange={field.onChange}
      description="Vazia: o momento em que ele vai ao ar."
      clearLabel="Limpar a data"
      timeLabel="Hora do artigo"
    />
  )
}
