import { Button, FileButton, Text } from '@mantine/core'
import { IconTrash, IconVectorBezier } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import '#ui/drawing.css'
import { isDrawing } from '../../project.ts'
import styles from './figure-field.module.css'
import { readSvg } from './read-svg.ts'

interface FigureFieldProps {
  label: string
  description?: string
  defaultValue?: string
  onChange?: (figure: string) => void
  error?: ReactNode
  'data-path'?: string
}

/** A field for one figure: a picture, as in every picture field, or an SVG that becomes a drawing of the site. */
export function FigureField({ defaultValue = '', onChange, ...field }: FigureFieldProps) {
  const [figure, setFigure] = useState(defaultValue)
  const [problem, setProblem] = useState<string>()

  function change(next: string) {
    setProblem(undefined)
    setFigure(next)
    onChange?.(next)
  }

  async function open(file: File | null) {
    if (!file) return
    const { svg, problem } = readSvg(await file.text())
    if (svg === undefined) setProblem(problem)
    else change(svg)
  }

  const isDrawn = isDrawing(figure)
  return (
    <div className="stack content-start gap-50">
      {isDrawn ? (
        <>
          <Text component="span" size="sm" fw={500}>
            {field.label}
          </Text>
          <DrawingShown className={styles.shown} svg={figure} />
        </>
      ) : (
        <PictureField {...field} value={figure} onChange={change} />
      )}
      {(problem || (isDrawn && field.error)) && (
        <p className="error small" role="alert">
          {problem ?? field.error}
        </p>
      )}
      <div className="cluster gap-50">
        <FileButton accept="image/svg+xml,.svg" onChange={(file) => void open(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="compact-sm"
              leftSection={<IconVectorBezier size={16} aria-hidden />}
              aria-label={`${field.label}: ${isDrawn ? 'trocar o SVG' : 'abrir um SVG'}`}
            >
              {isDrawn ? 'Trocar o SVG' : 'Abrir um SVG'}
            </Button>
          )}
        </FileButton>
        {isDrawn && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => change('')}
            aria-label={`${field.label}: remover`}
          >
            Remover
          </Button>
        )}
      </div>
    </div>
  )
}

/** A drawing as the site shows it. What it is of is read anew, so that nothing else of a stored text gets into the page. */
export function DrawingShown({ svg, className }: { svg: string; className: string | undefined }) {
  const shown = useMemo(() => readSvg(svg).svg ?? '', [svg])
  return <div className={`drawing rounded ${className}`} aria-hidden dangerouslySetInnerHTML={{ __html: shown }} />
}
