"""Custo da peça: lê um arquivo G-code e diz quanto a impressão custa.

Uso: python3 custo_da_peca.py peca.gcode
Os preços ficam em precos.ini, ao lado deste programa.
"""

import configparser
import math
import pathlib
import re
import sys

AQUI = pathlib.Path(__file__).parent
TEMPO = re.compile(r"(?:(\d+)d)?\s*(?:(\d+)h)?\s*(?:(\d+)m)?\s*(?:(\d+)s)?$")


def metros_e_segundos(linhas):
    """Metros de filamento e segundos de máquina, pelos comandos e pelas notas do fatiador."""
    milimetros = relativo = anterior = segundos = 0.0
    absoluto = True
    for linha in linhas:
        comando, _, nota = linha.partition(";")
        nota = nota.strip()
        if nota.startswith("TIME:"):  # Cura
            segundos = float(nota[5:])
        elif "printing time" in nota and "=" in nota:  # PrusaSlicer, OrcaSlicer
            partes = TEMPO.search(nota.split("=")[1].strip())
            if partes and not segundos:
                dias, horas, minutos, resto = (int(p or 0) for p in partes.groups())
                segundos = ((dias * 24 + horas) * 60 + minutos) * 60 + resto
        palavra = comando.split(maxsplit=1)[0].upper() if comando.strip() else ""
        if palavra == "M82":
            absoluto = True
        elif palavra == "M83":
            absoluto = False
        elif palavra in ("G0", "G1", "G92"):
            extrusao = re.search(r"E(-?\d*\.?\d+)", comando.upper())
            if not extrusao:
                continue
            valor = float(extrusao.group(1))
            if palavra == "G92":
                anterior = valor
            elif absoluto:
                milimetros += valor - anterior
                anterior = valor
            else:
                relativo += valor
    return (milimetros + relativo) / 1000, segundos


def custo(metros, segundos, precos):
    """As parcelas do custo, em reais."""
    diametro = precos.getfloat("diametro_mm")
    centimetros3 = math.pi * (diametro / 20) ** 2 * metros * 100
    quilos = centimetros3 * precos.getfloat("densidade") / 1000
    horas = segundos / 3600
    return {
        "filamento": quilos * precos.getfloat("filamento_por_quilo"),
        "energia": horas * precos.getfloat("potencia_watts") / 1000 * precos.getfloat("energia_por_kwh"),
        "máquina": horas * precos.getfloat("maquina_por_hora"),
        "preparo": precos.getfloat("preparo_minutos") / 60 * precos.getfloat("mao_de_obra_por_hora"),
    }


def numero(valor, casas):
    return f"{valor:,.{casas}f}".translate(str.maketrans(",.", ".,"))


def ler_precos():
    arquivo = configparser.ConfigParser()
    arquivo.read(AQUI / "precos.ini", encoding="utf-8")
    return arquivo["precos"]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    precos = ler_precos()
    for caminho in map(pathlib.Path, sys.argv[1:]):
        with caminho.open(encoding="utf-8", errors="replace") as linhas:
            metros, segundos = metros_e_segundos(linhas)
        parcelas = custo(metros, segundos, precos)
        soma = sum(parcelas.values())
        print(f"{caminho.name}: {numero(metros, 1)} m, {numero(segundos / 3600, 1)} h")
        for nome, valor in parcelas.items():
            print(f"  {nome:<12}{'R$ ' + numero(valor, 2):>14}")
        print(f"  {'custo':<12}{'R$ ' + numero(soma, 2):>14}")
        print(f"  {'venda':<12}{'R$ ' + numero(soma * (1 + precos.getfloat('margem')), 2):>14}")


if __name__ == "__main__":
    main()
