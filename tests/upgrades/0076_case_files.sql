update projects set sheet = '[{"label": "Peso", "value": "145 g"}]', drawing_marks = '[{"label": "Eixo", "x": 10, "y": 20, "to_x": 30, "to_y": 40}]' where id = (select max(id) from projects);
