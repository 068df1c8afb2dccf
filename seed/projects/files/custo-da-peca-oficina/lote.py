"""O custo de uma pasta inteira, numa planilha: python3 lote.py PASTA > custos.csv"""

import pathlib
import sys

from custo_da_peca import custo, ler_precos, metros_e_segundos


def decimal(valor):
    return f"{valor:.2f}".replace(".", ",")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    precos = ler_precos()
    print("arquivo;metros;horas;filamento;energia;maquina;preparo;custo;venda")
    for caminho in sorted(pathlib.Path(sys.argv[1]).glob("**/*.gcode")):
        with caminho.open(encoding="utf-8", errors="replace") as linhas:
            metros, segundos = metros_e_segundos(linhas)
        parcelas = custo(metros, segundos, precos)
        soma = sum(parcelas.values())
        venda = soma * (1 + precos.getfloat("margem"))
        numeros = [metros, segundos / 3600, *parcelas.values(), soma, venda]
        print(";".join([caminho.name, *map(decimal, numeros)]))


if __name__ == "__main__":
    main()
