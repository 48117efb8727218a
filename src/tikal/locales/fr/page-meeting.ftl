### Se retrouver : tirages vérifiables, partage, tables ouvertes, séries, donnes identiques, classements.

draws-title = Les tirages
draws-state =
    { $state ->
        [sealed] L’ordre des tuiles et des trésors a été fixé avant le premier coup. L’empreinte ci-dessous en est tirée ; après la partie, votre navigateur vérifie que rien n’a été changé.
        [checking] Vérification des tirages …
        [right] L’ordre des tuiles et des trésors a été fixé avant le premier coup et n’a pas été changé. Votre navigateur l’a vérifié.
        [wrong] Les tuiles et les trésors ne correspondent pas à l’empreinte du début de la partie. Ils ont été changés.
        [other-promise] Ce n’est pas l’empreinte que votre navigateur a vue au début de la partie. Ne vous fiez pas aux tirages.
        [other-tiles] Les tuiles sont sorties dans un autre ordre que celui fixé avant le premier coup. Ne vous fiez pas aux tirages.
        [unreachable] Les tirages n’ont pas pu être vérifiés, car le serveur n’a pas envoyé le fichier de la partie. Réessayez plus tard.
       *[none] Rien n’a été promis sur les tirages de cette table : elle reprend un fichier de partie ou vient d’une version antérieure de Tikal.
    }
draws-details = L’empreinte, et comment la vérifier vous-même
draws-how = Après la partie, enregistrez le fichier de la partie et donnez-le à « tikal verify ». L’empreinte est le SHA-256 de la mise en place et du sel de ce fichier.
draws-fingerprint = Empreinte
draws-salt = Sel
